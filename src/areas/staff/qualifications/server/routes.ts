import { serve } from "#kit/server/http/serve.ts";
import { masterHandlers } from "#kit/server/master-data/master-handlers.ts";
import { contract, qualifications } from "../contract.ts";
import { checkLevels } from "./check-levels.ts";
import { listQualificationUsers } from "./read-holders.ts";
import { heldRows } from "./rows.ts";
import { qualificationTable } from "./sql.ts";

export const routes = serve(contract, {
	...masterHandlers(qualifications, qualificationTable, {
		validate: (tx, { tenantId }, values, before) => checkLevels(tx, tenantId, values, before),
	}),
	...heldRows.handlers,
	listQualificationUsers,
});
