import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { deleteSettingChange } from "./delete-setting-change.ts";
import { getSettingGroup } from "./get-setting-group.ts";
import { listSettingGroups } from "./list-setting-groups.ts";
import { listSettingPlaces } from "./list-setting-places.ts";
import { putSettingGroup } from "./put-setting-group.ts";

export const routes = serve(contract, {
	listSettingGroups,
	getSettingGroup,
	putSettingGroup,
	deleteSettingChange,
	listSettingPlaces,
});
