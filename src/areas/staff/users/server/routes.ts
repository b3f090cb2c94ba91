import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { createUser, createUserWithAssistant } from "./create-user.ts";
import { deleteUser, updateUserState } from "./end-user.ts";
import { listUserOptions } from "./list-user-options.ts";
import { getUser, listUsers } from "./list-users.ts";
import { resendInvitation } from "./logins/invite.ts";
import { listLoginEvents, listUserLogins } from "./logins/list-logins.ts";
import { changeUserPassword, setManualLogin } from "./logins/manual-login.ts";
import { deleteUserLogin } from "./logins/open-login.ts";
import { setLoginActivation } from "./logins/set-login-activation.ts";
import {
	getUserBusinessData,
	getUserPrivateData,
	updateUserBusinessData,
	updateUserPrivateData,
} from "./person-data.ts";
import { setSecondaryUnitIds, setSupervisors, setUserUnit } from "./places/set-units.ts";
import { setUserSites } from "./places/set-user-sites.ts";
import { updateUser, updateUserCustomFields } from "./update-user.ts";

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
