import { serve } from "#kit/server/http/serve.ts";
import { masterHandlers } from "#kit/server/master-data/master-handlers.ts";
import { contract, qualifications } from "../contract.ts";
import { checkLevels } from "./check-levels.ts";
import { createUserQualification } from "./create-user-qualification.ts";
import { deleteUserQualification } from "./delete-user-qualification.ts";
import { listQualificationUsers } from "./list-qualification-users.ts";
import { listUserQualifications } from "./list-user-qualifications.ts";
import { qualificationTable } from "./sql.ts";
import { updateUserQualification } from "./update-user-qualification.ts";

export const routes = serve(contract, {
	...masterHandlers(qualifications, qualificationTable, {
		validate: (tx, { tenantId }, values, before) => checkLevels(tx, tenantId, values, before),
	}),
	listQualificationUsers,
	listUserQualifications,
	createUserQualification,
	updateUserQualification,
	deleteUserQualification,
});
