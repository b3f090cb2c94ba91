import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { createHardwareToken, listHardwareTokens, returnHardwareToken } from "./hardware-tokens.ts";

export const routes = serve(contract, {
	listHardwareTokens,
	createHardwareToken,
	returnHardwareToken,
});
