import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { deleteSetting } from "./delete-setting.ts";
import { getSetting } from "./get-setting.ts";
import { putSetting } from "./put-setting.ts";

export const routes = serve(contract, {
	getSetting,
	putSetting,
	deleteSetting,
});
