import type { Input } from '@seneb/contracts/define'
import {
  ListSettings,
  ListSettingVersions,
  RestoreSettings,
  UpdateSettings,
} from '@seneb/contracts/messages/content/setting.messages'
import { HandleRequest } from '@seneb/service-kit/decorators'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { ContentCtx } from './content-ctx.js'
import { restoreSettings, updateSettings } from './settings/change-settings.js'
import { listSettings, listSettingVersions } from './settings/list-settings.js'

@Controller()
export class SettingsController {
  @HandleRequest(ListSettings)
  listSettings(@Payload() _nothing: object, @Ctx() ctx: ContentCtx) {
    return listSettings(ctx)
  }

  @HandleRequest(ListSettingVersions)
  listSettingVersions(@Payload() input: Input<typeof ListSettingVersions>, @Ctx() ctx: ContentCtx) {
    return listSettingVersions(input, ctx)
  }

  @HandleRequest(UpdateSettings)
  updateSettings(@Payload() input: Input<typeof UpdateSettings>, @Ctx() ctx: ContentCtx) {
    return updateSettings(input, ctx)
  }

  @HandleRequest(RestoreSettings)
  restoreSettings(@Payload() input: Input<typeof RestoreSettings>, @Ctx() ctx: ContentCtx) {
    return restoreSettings(input, ctx)
  }
}
