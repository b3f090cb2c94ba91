import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { deleteSettingChange, putSettingGroup } from "./change-setting.ts";
import { getSettingGroup, listSettingGroups, listSettingPlaces } from "./get-setting-group.ts";

export const routes = serve(contract, {
	listSettingGroups,
	getSettingGroup,
	putSettingGroup,
	deleteSettingChange,
	listSettingPlaces,
});
