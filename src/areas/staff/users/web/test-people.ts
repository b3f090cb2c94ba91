import type { UserItem } from "../contract/people.ts";
import type { User } from "./user.ts";

const unit = { id: "01a1fd2c-47a0-70d1-9a38-000000000061", name: "Station 2" };
const site = { id: "01a1fd2c-47a0-70d1-9a38-000000000002", name: "Haus Nord" };

/** People of invented lists, for tests of the web. */
export const lena: UserItem = {
	id: "01a1fd2c-47a0-70d1-9a38-000000000071",
	firstName: "Lena",
	lastName: "Vogt",
	unitId: unit.id,
	unitName: unit.name,
	isEnabled: true,
	isMasked: false,
	siteId: site.id,
	siteName: site.name,
	personnelNo: "20418",
	companyPersonnelNo: null,
	mail: "lena.vogt@example.com",
	gender: "FEMALE",
	entryDate: "2023-04-01",
	exitDate: null,
	employmentTypeName: "Vollzeit",
	secondaryUnitIds: [],
	tags: [{ id: "01a1fd2c-47a0-70d1-9a38-000000000081", name: "Nachtdienst", color: "#5b6ee1" }],
	qualifications: [{ id: "01a1fd2c-47a0-70d1-9a38-000000000031", name: "Kinästhetik", level: 2 }],
	custom: {},
	customNames: {},
	version: 3,
};

export const piotr: UserItem = {
	...lena,
	id: "01a1fd2c-47a0-70d1-9a38-000000000072",
	firstName: "Piotr",
	lastName: "Nowak",
	personnelNo: "20408",
	mail: null,
	gender: "MALE",
	tags: [],
	qualifications: [],
	version: 1,
};

/** What somebody with LIST alone is told. */
export const masked: UserItem = {
	...piotr,
	isMasked: true,
	siteId: null,
	siteName: null,
	personnelNo: null,
	gender: null,
	entryDate: null,
	employmentTypeName: null,
};

export const detailOf = (user: UserItem, level: User["level"]): User => ({
	...user,
	role: null,
	level,
	unitPath: [{ id: site.id, name: site.name }, unit],
	secondaryUnits: [],
	sites: [site],
	supervisors: [],
	hasLogin: true,
	invitedUntil: null,
});
