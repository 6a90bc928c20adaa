export default function TripPlannerPage() {
  return <p>soon</p>
}
