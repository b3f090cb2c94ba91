import * as z from "zod/mini";
import { loginProviders } from "#areas/session/sign-in/contract.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { id } from "#kit/contract/fields.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { definePicker } from "#kit/ui/picker/define-picker.ts";
import type { UserPickerGiven } from "./user-picker/known-users.ts";
import { texts as pickerTexts } from "./user-picker/text.ts";

const features = ["USERS"] as const;
const key = "users.manage";

/** Of most panels of a person. */
export const userParams = z.object({ userId: id });

/** The parts that "Mitarbeiter bearbeiten" consists of; each is saved for itself. */
export const editParts = ["base", "place", "supervisors", "private"] as const;
export type EditPart = (typeof editParts)[number];

export const createParams = z.object({ unitId: z.optional(id) });
export const editParams = z.object({ userId: id, part: z.optional(z.enum(editParts)) });
export const activationParams = z.object({ userId: id, provider: z.enum(loginProviders) });
export const passwordParams = z.object({ userId: id, login: z.string() });

const ofUsers = (level: PermissionLevel) => ({ features, permission: { key, level } }) as const;

export const usersCreate = definePanel({
	id: "users.create",
	title: ["Mitarbeiter anlegen", "Create employee"],
	params: createParams,
	...ofUsers("WRITE"),
	palette: true,
	load: () => import("./create/users-create.panel.tsx"),
});

/** From a name to a working person in one flow. */
export const usersAssistant = definePanel({
	id: "users.assistant",
	title: ["Mitarbeiter-Assistent", "Employee assistant"],
	params: z.object({}),
	...ofUsers("WRITE"),
	palette: true,
	load: () => import("./create/users-assistant.panel.tsx"),
});

export const usersDetail = definePanel({
	id: "users.detail",
	title: ["Mitarbeiter", "Employee"],
	params: userParams,
	width: 800,
	...ofUsers("LIST"),
	load: () => import("./detail/users-detail.panel.tsx"),
});

export const usersEdit = definePanel({
	id: "users.edit",
	title: ["Mitarbeiter bearbeiten", "Edit employee"],
	params: editParams,
	...ofUsers("WRITE"),
	load: () => import("./edit/users-edit.panel.tsx"),
});

export const usersBusinessData = definePanel({
	id: "users.business-data",
	title: ["Geschäftliche Daten", "Business data"],
	params: userParams,
	// READ shows it, WRITE changes it
	...ofUsers("READ"),
	load: () => import("./detail/users-business-data.panel.tsx"),
});

export const usersSitesSelector = definePanel({
	id: "users.sites-selector",
	title: ["Standorte wählen", "Choose sites"],
	params: userParams,
	...ofUsers("WRITE"),
	load: () => import("./edit/users-sites-selector.panel.tsx"),
});

export const usersLogins = definePanel({
	id: "users.logins",
	title: ["Anmeldungen", "Sign-ins"],
	params: userParams,
	...ofUsers("READ"),
	load: () => import("./logins/users-logins.panel.tsx"),
});

/** Name and password, or what another provider needs. */
export const usersLoginActivation = definePanel({
	id: "users.login-activation",
	title: ["Anmeldung aktivieren", "Activate sign-in"],
	params: activationParams,
	...ofUsers("WRITE"),
	load: () => import("./logins/users-login-activation.panel.tsx"),
});

export const usersChangePassword = definePanel({
	id: "users.change-password",
	title: ["Passwort ändern", "Change password"],
	params: passwordParams,
	...ofUsers("WRITE"),
	load: () => import("./logins/users-change-password.panel.tsx"),
});

export const usersLoginHistory = definePanel({
	id: "users.login-history",
	title: ["Anmeldeverlauf", "Sign-in history"],
	params: userParams,
	...ofUsers("READ"),
	load: () => import("./logins/users-login-history.panel.tsx"),
});

/** Answers with the ids of the people who were chosen: `await openUserPicker()`. */
export const commonUserPicker = definePicker<UserPickerGiven, readonly string[]>({
	id: "common.user-picker",
	title: pickerTexts.pairs.title,
	width: 800,
	load: () => import("./user-picker/user-picker.panel.tsx"),
});
