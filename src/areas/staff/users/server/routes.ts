import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { getUserBusinessData, updateUserBusinessData } from "./business-data.ts";
import { createUser } from "./create-user.ts";
import { createUserWithAssistant } from "./create-user-with-assistant.ts";
import { deleteUser } from "./delete-user.ts";
import { getUser } from "./get-user.ts";
import { listUserOptions } from "./list-user-options.ts";
import { listUsers } from "./list-users.ts";
import { changeUserPassword } from "./logins/change-user-password.ts";
import { deleteUserLogin } from "./logins/delete-user-login.ts";
import { resendInvitation } from "./logins/invite.ts";
import { listLoginEvents } from "./logins/list-login-events.ts";
import { listUserLogins } from "./logins/list-user-logins.ts";
import { setManualLogin } from "./logins/manual-login.ts";
import { setLoginActivation } from "./logins/set-login-activation.ts";
import { setSecondaryUnitIds } from "./places/set-secondary-unit-ids.ts";
import { setSupervisors } from "./places/set-supervisors.ts";
import { setUserSites } from "./places/set-user-sites.ts";
import { setUserUnit } from "./places/set-user-unit.ts";
import { getUserPrivateData, updateUserPrivateData } from "./private-data.ts";
import { updateUser } from "./update-user.ts";
import { updateUserCustomFields } from "./update-user-custom-fields.ts";
import { updateUserState } from "./update-user-state.ts";

export const routes = serve(contract, {
	listUsers,
	listUserOptions,
	getUser,
	createUser,
	createUserWithAssistant,
	updateUser,
	updateUserCustomFields,
	updateUserState,
	deleteUser,
	getUserPrivateData,
	updateUserPrivateData,
	getUserBusinessData,
	updateUserBusinessData,
	setUserUnit,
	setSecondaryUnitIds,
	setUserSites,
	setSupervisors,
	listUserLogins,
	setManualLogin,
	setLoginActivation,
	deleteUserLogin,
	resendInvitation,
	changeUserPassword,
	listLoginEvents,
});
