declare module '*.svg?react' {
  const Picture: (props: { readonly className?: string }) => import('react').ReactElement
  export default Picture
}
