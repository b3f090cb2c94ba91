import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { createHardwareToken } from "./create-hardware-token.ts";
import { listHardwareTokens } from "./list-hardware-tokens.ts";
import { returnHardwareToken } from "./return-hardware-token.ts";

export const routes = serve(contract, {
	listHardwareTokens,
	createHardwareToken,
	returnHardwareToken,
});
