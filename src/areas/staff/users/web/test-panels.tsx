import { beforeEach } from "vitest";
import { page } from "vitest/browser";
import { contract as passwords } from "#areas/session/passwords/contract.ts";
import { freshEntry } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as employmentTypes } from "#areas/staff/employment-types/contract.ts";
import { contract as qualifications } from "#areas/staff/qualifications/contract.ts";
import { contract as roles } from "#areas/staff/roles/contract.ts";
import { contract as tags } from "#areas/staff/tags/contract.ts";
import { contract as units } from "#areas/staff/units/contract.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import type { UiFeature } from "#domain/access/ui-features.ts";
import { defaultPasswordPolicy } from "#domain/passwords/password-policy.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { commonMultiCheck } from "#kit/ui/panels.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import * as panels from "./panels.ts";
import { answers, lena, manualId } from "./test-people.ts";

const path = `/api/users/${lena.id}`;

const uiFeatures: UiFeature[] = ["USERS", "UNITS", "USERSQUALIFICATIONS"];

/** Signed in is somebody who holds this level on everybody, and no other right. */
export function mayOnly(level: PermissionLevel, ...more: UiFeature[]): void {
	const permissions = { "users.manage": [{ scope: "GLOBAL" as const, level }] };
	sessionStore.set(sampleSession({ uiFeatures: [...uiFeatures, ...more], permissions }));
}

/** Operations about Lena Vogt. */
export const at = {
	...reading(lena.id),
	update: { ...contract.updateUser, path },
	state: { ...contract.updateUserState, path: `${path}/state` },
	remove: { ...contract.deleteUser, path },
	sites: { ...contract.setUserSites, path: `${path}/sites` },
	getBusiness: { ...contract.getUserBusinessData, path: `${path}/business-data` },
	deleteLogin: { ...contract.deleteUserLogin, path: `${path}/logins/${manualId}` },
	activate: { ...contract.setLoginActivation, path: `${path}/login-activations/MANUAL` },
	password: { ...contract.changeUserPassword, path: `${path}/password` },
	invite: { ...contract.resendInvitation, path: `${path}/invitation` },
	events: { ...contract.listLoginEvents, path: `${path}/login-events` },
};

/** What the panel of a person asks for. */
function reading(userId: string) {
	const of = `/api/users/${userId}`;
	return {
		get: { ...contract.getUser, path: of },
		getPrivate: { ...contract.getUserPrivateData, path: `${of}/private-data` },
		logins: { ...contract.listUserLogins, path: `${of}/logins` },
	};
}

/** Panels and people for the tests of this feature. */
export function freshPeople() {
	const entry = freshEntry();
	beforeEach(() => {
		clearDrafts();
		sessionStore.set(sampleSession({ uiFeatures }));
		setUpPanels({ panels: [...Object.values(panels).filter(isPanel), commonMultiCheck] });
		const { server } = entry();
		server.answer(passwords.getPasswordPolicy, { policy: defaultPasswordPolicy });
		server.answer(tags.listTags, answers.listTags.all);
		server.answer(qualifications.listQualifications, answers.listQualifications.all);
		server.answer(employmentTypes.listEmploymentTypes, answers.listEmploymentTypes.all);
		server.answer(roles.listRoles, answers.listRoles.all);
		server.answer(units.listUnits, answers.listUnits.north);
		server.answer(contract.listUsers, ({ query }) =>
			query.get("includeDisabled") === "true"
				? answers.listUsers.withArchived
				: answers.listUsers.north,
		);
		for (const name of ["lena", "piotr"] as const) {
			const of = reading(answers.getUser[name].id);
			server.answer(of.get, answers.getUser[name]);
			server.answer(of.getPrivate, answers.getUserPrivateData[name]);
			server.answer(of.logins, answers.listUserLogins[name]);
		}
		server.answer(at.getBusiness, answers.getUserBusinessData.lena);
	});
	return {
		entry,
		show(id: string, params: Record<string, unknown> = {}) {
			showPanels({ ...nothingOpen, panels: [{ id, params }] });
			entry().show(<PanelHost />);
		},
		/** Lena as others see her, whose sight of her private data is narrower too. */
		answerLena(seen: keyof typeof answers.getUser) {
			entry().server.answer(at.get, answers.getUser[seen]);
			entry().server.answer(at.getPrivate, answers.getUserPrivateData.masked);
		},
	};
}

function isPanel(one: (typeof panels)[keyof typeof panels]): one is typeof panels.usersDetail {
	return typeof one === "object" && "load" in one;
}

export const field = (name: string) => page.getByRole("textbox", { name, exact: true });
export const heading = (name: string) => page.getByRole("heading", { name });
export const button = (name: string) => page.getByRole("button", { name, exact: true });
