import { deleteSetting, getSetting, putSetting } from "#kit/contract/settings.ts";

export const contract = { getSetting, putSetting, deleteSetting } as const;
