import * as z from "zod/mini";
import { lastAdministrator } from "#areas/session/sign-in/contract.ts";
import {
	customChange,
	customColumn,
	customFilters,
	customInvalid,
	customNames,
	customValues,
} from "#areas/settings/custom-fields/contract/values.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, nothing, queryFlag, queryList, typedText } from "#kit/contract/fields.ts";
import { listAnswer, listInput } from "#kit/contract/list.ts";
import {
	higherRights,
	mailTaken,
	notOneself,
	personnelNoTaken,
	userInUse,
	usernameTaken,
	userSiteNotFound,
	userUnitNotFound,
	userWithoutMail,
} from "./refusals.ts";

export const genders = ["UNDEFINED", "MALE", "FEMALE", "NONBINARY"] as const;
export type Gender = (typeof genders)[number];

export const userColumns = [
	"name",
	"firstName",
	"lastName",
	"personnelNo",
	"companyPersonnelNo",
	"unitName",
	"siteName",
	"mail",
	"gender",
	"entryDate",
	"exitDate",
	"employmentTypeName",
	"isEnabled",
] as const;

/** Those that are a text of the person, with the word among `fields` that heads each. */
export const textColumns = {
	personnelNo: "personnelNoShort",
	unitName: "unit",
	siteName: "site",
	employmentTypeName: "employmentType",
	mail: "mail",
	firstName: "firstName",
	lastName: "lastName",
	companyPersonnelNo: "companyPersonnelNo",
} as const satisfies Partial<Record<(typeof userColumns)[number], string>>;

/** FORMER: the last day lies in the past. FUTURE: the first day is still to come. */
export const employmentStates = ["ALL", "CURRENT", "FORMER", "FUTURE"] as const;

const name = typedText({ min: 1, max: 100 });
const number = z.nullable(typedText({ min: 1, max: 50 }));
const version = z.int();

/** What a person is called and known by; in full, as a form sends it. */
export const userFields = {
	firstName: name,
	lastName: name,
	gender: z._default(z.enum(genders), "UNDEFINED"),
	personnelNo: z._default(number, null),
	companyPersonnelNo: z._default(number, null),
	mail: z._default(z.nullable(z.email().check(z.maxLength(320))), null),
};
export const newUser = z.object(userFields);
export type NewUser = z.output<typeof newUser>;

/** Who is asked with LIST alone sees names, unit and whether somebody is enabled; everything else is null or empty. */
export const userItem = z.object({
	id,
	firstName: z.string(),
	lastName: z.string(),
	unitId: id,
	unitName: z.string(),
	isEnabled: z.boolean(),
	/** Whether what follows was kept back. */
	isMasked: z.boolean(),
	siteId: z.nullable(id),
	siteName: z.nullable(z.string()),
	personnelNo: z.nullable(z.string()),
	companyPersonnelNo: z.nullable(z.string()),
	mail: z.nullable(z.string()),
	gender: z.nullable(z.enum(genders)),
	entryDate: z.nullable(civilDay),
	exitDate: z.nullable(civilDay),
	employmentTypeName: z.nullable(z.string()),
	secondaryUnitIds: z.array(id),
	tags: z.array(z.object({ id, name: z.string(), color: z.string() })),
	qualifications: z.array(z.object({ id, name: z.string(), level: z.nullable(z.number()) })),
	/** Values of custom fields by their key; personal ones only with READ on contracts. */
	custom: customValues,
	customNames,
	version,
});
export type UserItem = z.output<typeof userItem>;

export const userFilters = {
	unitIds: z.optional(queryList(id)),
	/** With the units below those of `unitIds`. */
	recursive: z._default(queryFlag, true),
	/** Also people for whom a unit is not the primary one. */
	includeSecondary: z._default(queryFlag, true),
	includeDisabled: z._default(queryFlag, false),
	/** Narrower than includeDisabled: only enabled, or only disabled people. */
	isEnabled: z.optional(queryFlag),
	employment: z._default(z.enum(employmentStates), "ALL"),
	siteIds: z.optional(queryList(id)),
	tagIds: z.optional(queryList(id)),
	qualificationIds: z.optional(queryList(id)),
	employmentTypeIds: z.optional(queryList(id)),
	userIds: z.optional(queryList(id)),
	/** By custom fields, e.g. `locker:contains:12`. */
	custom: z.optional(customFilters),
};

const supervisor = z.object({
	id,
	supervisorId: id,
	name: z.string(),
	deputyForId: z.nullable(id),
	validFrom: civilDay,
	validTo: z.nullable(civilDay),
});

const place = z.object({ id, name: z.string() });

const key = "users.manage";
const reading = { access: { key, level: "LIST" }, refusals: [] } as const;
const changing = {
	access: { key, level: "WRITE" },
	answer: z.object({ version }),
} as const;

export const peopleEndpoints = {
	listUsers: endpoint("listUsers", {
		route: "GET /api/users",
		...reading,
		summary:
			"People that one may see, limited to the current site; searched by name, personnel number and mail address",
		input: z.object({
			...listInput(userColumns),
			sortBy: z.optional(z.union([z.enum(userColumns), customColumn])),
			...userFilters,
		}),
		answer: listAnswer(userItem),
	}),
	listUserOptions: endpoint("listUserOptions", {
		route: "GET /api/user-options",
		...reading,
		summary: "Everybody that one may see, for pickers: columns of the same length, sorted by name",
		input: nothing,
		answer: z.object({
			ids: z.array(z.string()),
			firstNames: z.array(z.string()),
			lastNames: z.array(z.string()),
			/** Place of the primary unit in `units`. */
			unitOf: z.array(z.number()),
			units: z.array(z.string()),
			/** Further units: place of the person, place of the unit. */
			secondary: z.array(z.array(z.number())),
			/** Places of disabled people. */
			disabled: z.array(z.number()),
			/** Who is away today, without why: places of people, and their last days. */
			absent: z.object({ people: z.array(z.number()), until: z.array(z.string()) }),
		}),
	}),
	getUser: endpoint("getUser", {
		route: "GET /api/users/{userId}",
		...reading,
		summary: "One person; with LIST alone names and unit",
		input: z.object({ userId: id }),
		answer: z.extend(userItem, {
			role: z.nullable(z.string()),
			/** One's own level on this person. */
			level: z.enum(["LIST", "READ", "WRITE", "FULL"]),
			unitPath: z.array(place),
			secondaryUnits: z.array(place),
			/** The sites the person may switch to, the home site among them. */
			sites: z.array(place),
			supervisors: z.array(supervisor),
			/** Null with LIST alone. */
			hasLogin: z.nullable(z.boolean()),
			invitedUntil: z.nullable(z.iso.datetime({ offset: true })),
		}),
	}),
	createUser: endpoint("createUser", {
		route: "POST /api/users",
		summary:
			"Create a person with the default roles; with invite a mail leads to the first password",
		access: { key, level: "WRITE" },
		input: z.object({
			...userFields,
			unitId: id,
			/** The site of the unit unless said otherwise. */
			siteId: z.optional(z.nullable(id)),
			entryDate: z.optional(z.nullable(civilDay)),
			/** Those that are required in the unit must be among them. */
			custom: z.optional(customChange),
			invite: z._default(z.boolean(), false),
		}),
		answer: z.object({ id }),
		refusals: [
			personnelNoTaken,
			mailTaken,
			usernameTaken,
			userUnitNotFound,
			userSiteNotFound,
			userWithoutMail,
			customInvalid,
		],
	}),
	updateUser: endpoint("updateUser", {
		route: "PUT /api/users/{userId}",
		...changing,
		summary: "Change names, numbers, gender and mail address, and custom fields where given",
		input: z.object({ userId: id, ...userFields, custom: z.optional(customChange), version }),
		refusals: [personnelNoTaken, mailTaken, higherRights, customInvalid],
	}),
	updateUserCustomFields: endpoint("updateUserCustomFields", {
		route: "PUT /api/users/{userId}/custom-fields",
		...changing,
		summary: "Change values of custom fields; null empties one, what is not named stays",
		input: z.object({ userId: id, custom: customChange, version }),
		refusals: [customInvalid],
	}),
	updateUserState: endpoint("updateUserState", {
		route: "PUT /api/users/{userId}/state",
		...changing,
		summary: "Archive a person, whose sessions end at once, or bring her back",
		input: z.object({ userId: id, isEnabled: z.boolean(), version }),
		refusals: [notOneself, lastAdministrator, higherRights],
	}),
	deleteUser: endpoint("deleteUser", {
		route: "DELETE /api/users/{userId}",
		summary: "Delete a person whom nothing refers to; else archive",
		access: { key, level: "FULL" },
		input: z.object({ userId: id }),
		answer: nothing,
		refusals: [notOneself, userInUse, lastAdministrator, higherRights],
	}),
} as const;
