import { serve } from "#kit/server/http/serve.ts";
import { masterHandlers } from "#kit/server/master-data/master-handlers.ts";
import { contract, terminals } from "../contract.ts";
import { countHardwareTokens } from "./count-hardware-tokens.ts";
import { pairTerminal } from "./pair-terminal.ts";
import { terminalTable } from "./sql.ts";
import { createTerminalPairing, deleteTerminalPairing } from "./terminal-pairing.ts";

export const routes = serve(contract, {
	...masterHandlers(terminals, terminalTable),
	createTerminalPairing,
	deleteTerminalPairing,
	pairTerminal,
	countHardwareTokens,
});
