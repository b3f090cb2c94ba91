import { serve } from "#kit/server/http/serve.ts";
import { masterHandlers } from "#kit/server/master-data/master-handlers.ts";
import { contract, roles } from "../contract.ts";
import { getRolePermissions } from "./get-role-permissions.ts";
import { demandRoleWithinOwn, removeContents } from "./own-rights.ts";
import { roleTable } from "./sql.ts";
import { updateRolePermissions } from "./update-role-permissions.ts";

export const routes = serve(contract, {
	...masterHandlers(roles, roleTable, {
		// the person who makes a role a default one gives it to everybody to come
		validate: async (tx, { session }, _values, before) => {
			if (before !== undefined) await demandRoleWithinOwn(tx, session, before.id);
		},
		beforeDelete: removeContents,
	}),
	getRolePermissions,
	updateRolePermissions,
});
