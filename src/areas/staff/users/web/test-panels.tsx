import { beforeEach } from "vitest";
import { page } from "vitest/browser";
import { freshEntry } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as employmentTypes } from "#areas/staff/employment-types/contract.ts";
import { contract as qualifications } from "#areas/staff/qualifications/contract.ts";
import { contract as roles } from "#areas/staff/roles/contract.ts";
import { contract as tags } from "#areas/staff/tags/contract.ts";
import { contract as units } from "#areas/staff/units/contract.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { commonMultiCheck } from "#kit/ui/panels.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import * as panels from "./panels.ts";
import { detailOf, lena, piotr } from "./test-people.ts";
import type { User } from "./user.ts";

const page25 = { page: 1, pageSize: 25 };
const path = `/api/users/${lena.id}`;

/** Operations about Lena Vogt. */
export const at = {
	get: { ...contract.getUser, path },
	update: { ...contract.updateUser, path },
	state: { ...contract.updateUserState, path: `${path}/state` },
	remove: { ...contract.deleteUser, path },
	unit: { ...contract.setUserUnit, path: `${path}/unit` },
	sites: { ...contract.setUserSites, path: `${path}/sites` },
	tags: { ...tags.putUserTags, path: `${path}/tags` },
	getBusiness: { ...contract.getUserBusinessData, path: `${path}/business-data` },
	getPrivate: { ...contract.getUserPrivateData, path: `${path}/private-data` },
	deleteLogin: {
		...contract.deleteUserLogin,
		path: `${path}/logins/01a1fd2c-47a0-70d1-9a38-000000000091`,
	},
	logins: { ...contract.listUserLogins, path: `${path}/logins` },
	activate: { ...contract.setLoginActivation, path: `${path}/login-activations/MANUAL` },
	password: { ...contract.changeUserPassword, path: `${path}/password` },
	invite: { ...contract.resendInvitation, path: `${path}/invitation` },
	events: { ...contract.listLoginEvents, path: `${path}/login-events` },
};

export const manual = {
	provider: "MANUAL",
	loginId: "01a1fd2c-47a0-70d1-9a38-000000000091",
	username: "lena.vogt",
	externalSubject: null,
	isEnabled: true,
	hasPassword: true,
	mustChangePassword: false,
	lastSignInAt: "2026-11-20T07:12:00Z",
} as const;

const address = {
	street: "Ringstraße 3",
	addition: "",
	postalCode: "24103",
	city: "Kiel",
	country: "",
};

const privateData = {
	birthDate: "1991-03-14",
	address,
	contact: { phone: "0431 4711", mobile: "", mail: "" },
	severelyDisabledFrom: null,
	severelyDisabledTo: null,
	isHealthMasked: true,
	version: 0,
};

const businessData = {
	jobTitle: "Stationsleitung",
	room: "2.14",
	phone: "0431 4712",
	mobile: "",
	address,
	version: 1,
};

/** Panels and people for the tests of this feature. */
export function freshPeople() {
	const entry = freshEntry();
	beforeEach(() => {
		clearDrafts();
		sessionStore.set(sampleSession({ uiFeatures: ["USERS", "UNITS", "USERSQUALIFICATIONS"] }));
		setUpPanels({ panels: [...Object.values(panels).filter(isPanel), commonMultiCheck] });
		const { server } = entry();
		const none = { items: [], total: 0, ...page25 };
		server.answer(tags.listTags, {
			...none,
			items: [
				{
					id: "01a1fd2c-47a0-70d1-9a38-000000000082",
					version: 1,
					isEnabled: true,
					name: "Ersthelferin",
					color: "#0b5f60",
					userCount: 0,
				},
			],
			total: 1,
		});
		server.answer(qualifications.listQualifications, none);
		server.answer(employmentTypes.listEmploymentTypes, none);
		server.answer(roles.listRoles, { ...none, items: twoRoles, total: 2 });
		server.answer(units.listUnits, { items: [ward], total: 1 });
		server.answer(contract.listUsers, { items: [piotr, lena], total: 2, ...page25 });
		server.answer(at.get, detailOf(lena, "FULL"));
		server.answer(at.getPrivate, privateData);
		server.answer(at.getBusiness, businessData);
		server.answer(at.logins, { items: [manual], invitedUntil: null });
	});
	return {
		entry,
		show(id: string, params: Record<string, unknown> = {}) {
			showPanels({ ...nothingOpen, panels: [{ id, params }] });
			entry().show(<PanelHost />);
		},
		answerUser(user: User) {
			entry().server.answer(at.get, user);
		},
	};
}

export const planningId = "01a1fd2c-47a0-70d1-9a38-000000000084";

const role = (last: string, name: string, isDefault: boolean) => ({
	id: planningId.replace(/..$/, last),
	version: 1,
	isEnabled: true,
	name,
	isDefault,
	userCount: 0,
	permissionCount: 1,
});

const twoRoles = [role("83", "Mitarbeiter", true), role("84", "Planung", false)];

const ward = {
	id: lena.unitId,
	parentId: null,
	name: lena.unitName,
	kind: "UNIT",
	depth: 1,
	siteId: lena.siteId,
	isEnabled: true,
	people: 2,
	version: 1,
} as const;

function isPanel(one: (typeof panels)[keyof typeof panels]): one is typeof panels.usersDetail {
	return typeof one === "object" && "load" in one;
}

export const field = (name: string) => page.getByRole("textbox", { name, exact: true });
export const heading = (name: string) => page.getByRole("heading", { name });
export const button = (name: string) => page.getByRole("button", { name, exact: true });
