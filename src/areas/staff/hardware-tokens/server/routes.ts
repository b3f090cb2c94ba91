import { userDemand } from "#areas/staff/user-roles/server/public.ts";
import { heldRows } from "#kit/server/held-record/held-rows.ts";
import { serve } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { contract, hardwareTokenMalformed, hardwareTokens } from "../contract.ts";
import { texts } from "../text.ts";
import { tokenTable } from "./sql.ts";
import { tokenHash } from "./token-hash.ts";

export const routes = serve(
	contract,
	heldRows(hardwareTokens, tokenTable, {
		demand: userDemand,
		tell: ({ id, userId }) => ({ kind: "HARDWARETOKENS", ids: [id], userId }),
		/** Only a keyed hash of its number is kept. */
		prepare: ({ tenantId, services, language }, { type, value }) => {
			const hashed = tokenHash(services, tenantId, { type, value });
			if (hashed === undefined) {
				const text = texts[language].faults[type];
				return refuse(hardwareTokenMalformed, { details: [{ field: "value", text }] });
			}
			const hint = type === "PIN" ? "" : hashed.written.slice(-4);
			return { type, hint, token_hash: hashed.hash };
		},
	}),
);
