import type { Traces } from "#kit/contract/traces.ts";
import { texts } from "./text.ts";

const { fields, genders, logins } = texts.pairs;
const ofUsers = { key: "users.manage", reach: "PERSON" } as const;
const ofPerson = { ...ofUsers, partOf: ["app_user"] } as const;

export const traces: Traces = {
	entities: {
		app_user: { ...ofUsers, title: ["Mitarbeiter", "Employee"], about: "EVERYTHING" },
		user_private: { ...ofPerson, title: ["Private Daten", "Private data"] },
		user_business: { ...ofPerson, title: ["Geschäftliche Daten", "Business data"] },
		user_login: { ...ofUsers, title: ["Anmeldung", "Sign-in"], about: ["user_login"] },
		supervisor: { ...ofPerson, title: ["Vorgesetzte", "Supervisors"] },
	},
	fields: {
		firstName: fields.firstName,
		lastName: fields.lastName,
		gender: fields.gender,
		personnelNo: fields.personnelNo,
		companyPersonnelNo: fields.companyPersonnelNo,
		secondaryUnitIds: ["Weitere Abteilungen", "Further departments"],
		units: ["Abteilungen", "Departments"],
		isPrimary: ["Stammabteilung", "Home department"],
		siteIds: fields.sites,
		since: ["Seit", "Since"],
		supervisors: fields.supervisors,
		supervisorId: ["Person", "Person"],
		deputyForId: texts.pairs.supervisors.deputyFor,
		entryDate: fields.entryDate,
		exitDate: fields.exitDate,
		birthDate: fields.birthDate,
		severelyDisabledFrom: fields.severelyDisabledFrom,
		severelyDisabledTo: ["Schwerbehindert bis", "Severely disabled until"],
		jobTitle: fields.jobTitle,
		room: fields.room,
		username: fields.username,
		provider: ["Anbieter", "Provider"],
		externalSubject: fields.subject,
		hasPassword: ["Hat ein Passwort", "Has a password"],
		mustChange: logins.mustChange,
		mustChangePassword: logins.mustChange,
		until: ["Gültig bis", "Valid until"],
	},
	values: {
		...genders,
		MANUAL: logins.MANUAL,
		ENTRAID: logins.ENTRAID,
		GOOGLE: logins.GOOGLE,
		AUTH0: logins.AUTH0,
	},
	actions: {
		invited: ["eingeladen", "invited"],
		linked: ["verknüpft", "linked"],
		"password-changed": ["Passwort geändert", "password changed"],
		"password-set": ["Passwort neu gesetzt", "password reset"],
	},
	masked: {
		personalCustom: "contracts.manage",
		severelyDisabledFrom: "contracts.manage",
		severelyDisabledTo: "contracts.manage",
	},
	named: { app_user: ["first_name", "last_name"] },
};
