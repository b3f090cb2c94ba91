import { contract as signIn } from "#areas/session/sign-in/contract.ts";
import { contract as customFields } from "#areas/settings/custom-fields/contract.ts";
import { makeFields, option } from "#areas/settings/custom-fields/server/test-fields.ts";
import { contract as employmentTypes } from "#areas/staff/employment-types/contract.ts";
import { contract as qualifications } from "#areas/staff/qualifications/contract.ts";
import { contract as roles } from "#areas/staff/roles/contract.ts";
import { contract as tags } from "#areas/staff/tags/contract.ts";
import { contract as units } from "#areas/staff/units/contract.ts";
import { contract as userRoles } from "#areas/staff/user-roles/contract.ts";
import { limits } from "#kit/contract/limits.ts";
import { newId } from "#kit/contract/new-id.ts";
import { testPassword } from "#kit/testing/person-builder.ts";
import { type Recorder, recordAnswers } from "#kit/testing/record-answers.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { type Clinic, testClinic } from "./test-clinic.ts";

const server = useTestServer();

const everything = { pageSize: limits.listLength };
const vogt = {
	...{ firstName: "Lena", lastName: "Vogt", personnelNo: "20418", mail: "lena.vogt@example.com" },
	gender: "FEMALE",
} as const;
const nowak = {
	...{ firstName: "Piotr", lastName: "Nowak", personnelNo: "20408" },
	mail: "piotr.nowak@example.com",
	gender: "MALE",
} as const;
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";

type People = Clinic & { readonly lena: string; readonly piotr: string };

recordAnswers(new URL("../web/recorded.json", import.meta.url), async (recorder) => {
	const clinic = await testClinic(server());
	const { currentSite, rootUnitId } = sampleSession();
	recorder.show(clinic.siteId, currentSite.siteId);
	recorder.show(clinic.siteUnitId, currentSite.unitId);
	recorder.show(clinic.rootUnitId, rootUnitId);
	const people = await hired(recorder, clinic);
	await lenasData(recorder, people);
	await lenasWaysIn(recorder, people);
	await lists(recorder, people);
	await persons(recorder, people);
	await ownFields(recorder, people);
	await changedMeanwhile(recorder, people);
	await changed(recorder, people);
	await picked(recorder, people);
});

/** Lena by the assistant, Piotr by the short form; both are invited. */
async function hired({ take, takeRefusal }: Recorder, clinic: Clinic): Promise<People> {
	const alma = clinic.as("Alma");
	const { wardId: unitId, fullTime: employmentTypeId, roleIds } = clinic;
	const { id: lena } = await take("lena", alma, contract.createUserWithAssistant, {
		...{ person: vogt, unitId, invite: true },
		employment: { entryDate: "2023-04-01", exitDate: null, employmentTypeId },
		contract: {
			...{ weeklyMinutes: 2310, daysPerWeek: 5, annualLeaveDays: 30, arbzgExempt: false },
			...{ minorUntil: null, maternityFrom: null, maternityTo: null },
			...{ maxActualMinutes: null, maxWageCents: null },
		},
		roles: [{ roleId: roleIds.Planung as string, scope: "SITE" }],
	});
	const given = { ...nowak, unitId, entryDate: "2023-04-01", invite: true };
	const { id: piotr } = await take("piotr", alma, contract.createUser, given);
	const login = { username: "piotr.nowak", password: testPassword, mustChangePassword: false };
	await alma.call(contract.setManualLogin, { userId: piotr, ...login });
	const invited = (userId: string) => ({ userId, onlyWithoutSignIn: true });
	await take("lena", alma, contract.resendInvitation, invited(lena));
	await takeRefusal("loginActive", alma, contract.resendInvitation, invited(piotr));
	return { ...clinic, lena, piotr };
}

async function lenasData({ take }: Recorder, { as, lena: userId, ...clinic }: People) {
	const alma = as("Alma");
	await alma.call(tags.putUserTags, { userId, tagIds: [clinic.nightDuty] });
	await alma.call(qualifications.createUserQualification, {
		...{ userId, qualificationId: clinic.kinaesthetics, level: 2 },
		...{ validFrom: "2024-01-01", validTo: null },
	});
	const address = { street: "Ringstraße 3", addition: "", postalCode: "24103", city: "Kiel" };
	const home = { ...address, country: "" };
	await alma.call(contract.updateUserPrivateData, {
		...{ userId, birthDate: "1991-03-14", address: home, version: 0 },
		contact: { phone: "0431 4711", mobile: "", mail: "" },
	});
	await alma.call(contract.updateUserBusinessData, {
		...{ userId, jobTitle: "Stationsleitung", room: "2.14", phone: "0431 4712", mobile: "" },
		...{ address: home, version: 0 },
	});
	await take("lena", alma, contract.getUserPrivateData, { userId });
	// severe disability is for those who read contracts
	await take("masked", as("Nora"), contract.getUserPrivateData, { userId });
	await take("lena", alma, contract.getUserBusinessData, { userId });
	await take("lena", alma, qualifications.listUserQualifications, { userId });
}

/** She gets a name and a password, mistypes it, and is in. */
async function lenasWaysIn({ take }: Recorder, { as, tenantNo, lena: userId }: People) {
	const alma = as("Alma");
	const username = "lena.vogt";
	const secret = { password: testPassword, mustChangePassword: false };
	await alma.call(contract.setManualLogin, { userId, username, ...secret });
	await take("unused", alma, contract.listUserLogins, { userId });
	const enter = (password: string) => {
		server().clock.advance({ minutes: 1 });
		const browser = server().browser();
		browser.headers["user-agent"] = firefox;
		return browser.call(signIn.login, { tenantNo, username, password, persistent: false });
	};
	await enter("vertippt");
	await enter(testPassword);
	await take("lena", alma, contract.listUserLogins, { userId });
	await take("lena", alma, contract.listLoginEvents, { userId });
}

/** The people of the northern house, and what they are told apart by. */
async function lists({ take }: Recorder, { as }: People) {
	const alma = as("Alma");
	await take("north", alma, contract.listUsers, { sortBy: "name" });
	const withArchived = { sortBy: "name", includeDisabled: "true" } as const;
	await take("withArchived", alma, contract.listUsers, withArchived);
	await take("all", alma, tags.listTags, everything);
	await take("all", alma, qualifications.listQualifications, everything);
	await take("all", alma, employmentTypes.listEmploymentTypes, everything);
	await take("all", alma, roles.listRoles, everything);
	await take("north", alma, units.listUnits, {});
}

async function persons({ take, takeRefusal }: Recorder, { as, lena, piotr }: People) {
	const alma = as("Alma");
	await take("lena", alma, contract.getUser, { userId: lena });
	await take("toWriter", as("Nora"), contract.getUser, { userId: lena });
	await take("toReader", as("Rita"), contract.getUser, { userId: lena });
	await take("toLister", as("Lars"), contract.getUser, { userId: lena });
	await take("piotr", alma, contract.getUser, { userId: piotr });
	await take("piotr", alma, contract.listUserLogins, { userId: piotr });
	await take("piotr", alma, contract.getUserPrivateData, { userId: piotr });
	await takeRefusal("gone", alma, contract.getUser, { userId: newId(0) });
}

/** What Lena's company adds to its people: a locker on her ward, something of another house, and what is personal. */
async function ownFields({ take, takeRefusal }: Recorder, people: People) {
	const { as, lena: userId, piotr, wardId, southUnitId } = people;
	const [alma, nora] = [as("Alma"), as("Nora")];
	const sizes = [option("M"), option("L")] as const;
	const { fields } = await makeFields(alma, [
		{ key: "locker", name: "Spindnummer" },
		{ key: "keys", name: "Schlüssel", type: "NUMBER" },
		{ key: "checked", name: "Führungszeugnis", type: "DATE", isRequired: true },
		{ key: "parking", name: "Parkausweis", type: "BOOLEAN" },
		{ key: "size", name: "Kleidergröße", type: "OPTION", options: [...sizes] },
		{ key: "mentor", name: "Pate", type: "USER" },
		{ key: "deputy", name: "Vertretung", type: "USER" },
		{ key: "elsewhere", name: "Anderswo" },
		{ key: "allergy", name: "Allergie", isPersonal: true, isRequired: true },
	]);
	const limit = (key: string, placeId: string, version = 1) =>
		alma.call(customFields.putCustomFieldAssignments, {
			...{ id: fields[key]?.id as string, version },
			places: [{ place: "UNIT", placeId }],
		});
	await limit("locker", wardId);
	await limit("elsewhere", southUnitId);
	const set = { locker: "B 214", mentor: piotr, size: sizes[0].id };
	const version = await versionOf(people);
	await alma.call(contract.updateUserCustomFields, { userId, custom: set, version });
	await take("people", nora, customFields.listCustomFieldDescriptions, { entity: "USER" });
	await take("withCustom", nora, contract.getUser, { userId });
	const given = { userId, custom: { locker: null, keys: 2.5 }, version: version + 1 };
	await take("lena", nora, contract.updateUserCustomFields, given);
	await limit("locker", southUnitId, 2);
	await takeRefusal("notHere", nora, contract.updateUserCustomFields, {
		...{ userId, custom: { locker: "B 215" }, version: version + 2 },
	});
	const mail = "lea.vogt@example.com";
	const another = { ...vogt, mail, personnelNo: null, unitId: wardId, custom: { keys: 2 } };
	await takeRefusal("required", nora, contract.createUser, another);
}

async function versionOf({ as, lena: userId }: People): Promise<number> {
	return (await as("Alma").call(contract.getUser, { userId })).answer.version;
}

async function changedMeanwhile({ take, takeRefusal }: Recorder, people: People) {
	const { as, lena: userId } = people;
	const alma = as("Alma");
	const version = await versionOf(people);
	const taken = { ...vogt, userId, personnelNo: nowak.personnelNo, version };
	await takeRefusal("numberTaken", alma, contract.updateUser, taken);
	server().clock.advance({ minutes: 1 });
	const married = { ...vogt, userId, lastName: "Vogt-Adler", version };
	await as("Nora").call(contract.updateUser, married);
	const renamed = { ...vogt, userId, firstName: "Lena Marie", version };
	await takeRefusal("stale", alma, contract.updateUser, renamed);
	const kept = { ...renamed, lastName: "Vogt-Adler", version: version + 1 };
	await take("kept", alma, contract.updateUser, kept);
	const back = { ...vogt, userId, personnelNo: "20499", version: version + 2 };
	await take("numbered", alma, contract.updateUser, back);
}

async function changed({ take, takeRefusal }: Recorder, people: People) {
	const { as, lena: userId, piotr, siteId } = people;
	const alma = as("Alma");
	const version = await versionOf(people);
	const sites = { userId, homeSiteId: siteId, siteIds: [siteId], version };
	await take("lena", alma, contract.setUserSites, sites);
	const { answer } = await alma.call(contract.getUserPrivateData, { userId });
	const { isHealthMasked: _, ...known } = answer;
	const moved = { ...known, userId, address: { ...known.address, city: "Lübeck" } };
	await take("lena", alma, contract.updateUserPrivateData, moved);
	await takeRefusal("inUse", alma, contract.deleteUser, { userId });
	await lock({ take, takeRefusal }, people);
	const archived = { isEnabled: false, version: await versionOf(people) };
	await take("lena", alma, contract.updateUserState, { userId, ...archived });
	const enabled = { isEnabled: true, version: await versionOf(people) };
	await alma.call(contract.updateUserState, { userId, ...enabled });
	await alma.call(userRoles.createRoleAssignments, {
		...{ roleId: people.roleIds.Administrator as string, userIds: [piotr] },
		...{ scope: "GLOBAL", siteId: null, unitId: null, validFrom: "2026-01-01", validTo: null },
	});
	// Alma is one too, and has no way in of her own
	const last = { userId: piotr, isEnabled: false, version: 1 };
	await takeRefusal("lastAdministrator", alma, contract.updateUserState, last);
}

async function lock({ take, takeRefusal }: Pick<Recorder, "take" | "takeRefusal">, people: People) {
	const { as, lena: userId } = people;
	const alma = as("Alma");
	const short = { userId, newPassword: "kurz" };
	await takeRefusal("shortPassword", alma, contract.changeUserPassword, short);
	const off = { userId, isEnabled: false, mustChangePassword: false } as const;
	await take("off", alma, contract.setLoginActivation, { ...off, provider: "MANUAL" });
	await take("renamed", alma, contract.setLoginActivation, {
		...{ ...off, provider: "MANUAL", isEnabled: true },
		...{ username: "l.vogt", password: "Geheim-2026!" },
	});
	await take("entra", alma, contract.setLoginActivation, {
		...{ ...off, provider: "ENTRAID", isEnabled: true, externalSubject: "0d9f-77" },
	});
}

/** Everybody of all sites: Lena works in the other house too, Sven is away. */
async function picked({ take }: Recorder, people: People) {
	const everywhere = people.as("Alma", "");
	const { lena: userId, sven, southUnitId, firstAider, tenantId } = people;
	const unitIds = [southUnitId];
	const version = await versionOf(people);
	await everywhere.call(contract.setSecondaryUnitIds, { userId, unitIds, version });
	await withClient(server().adminUrl, (client) =>
		client.query(
			`insert into absence (tenant_id, id, user_id, activity_id, class_type, state, from_date, to_date)
			select tenant_id, $3, $2, id, class_type, 'APPROVED', '2026-11-20', '2026-11-24'
			from activity where tenant_id = $1 and class_type = 'SICK' and is_default`,
			[tenantId, sven, newId(0)],
		),
	);
	await take("everybody", everywhere, contract.listUserOptions, {});
	await take("everywhere", everywhere, units.listUnits, {});
	const firstAiders = { ...everything, includeDisabled: "true", tagIds: [firstAider] } as const;
	await take("firstAiders", everywhere, contract.listUsers, firstAiders);
	const search = { search: "23", pageSize: 8, sortBy: "name" } as const;
	await take("found", everywhere, contract.listUsers, search);
}
