import { contract as customFields } from "#areas/settings/custom-fields/contract.ts";
import { contract as units } from "#areas/staff/units/contract.ts";
import { contract as users } from "#areas/staff/users/contract.ts";
import { runJob } from "#kit/server/jobs/run-job.ts";
import { type Recorder, recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { jobs } from "./jobs.ts";
import { importer, upload } from "./test-import.ts";

// nobody works on jobs by himself here, so that what is waiting can be looked at
const server = useTestServer();

type Who = Awaited<ReturnType<typeof importer>>;

const table = "Pers.;Nachname;Vorname;Abteilung;Notiz\n1;Berg;Ada;Süd;\n2;Tal;Bea;;\n";
const mapping = { personnelNo: 0, lastName: 1, firstName: 2, unit: 3 };

recordAnswers(new URL("../web/recorded.json", import.meta.url), async (recorder) => {
	const who = await importer(server(), ["Administrator"]);
	await recorder.take("none", who.browser, contract.listImports, {});
	await recorder.take("all", who.browser, units.listUnits, {});
	await twoPeople(recorder, who);
	await sixPeople(recorder, who);
	await someUnits(recorder, who);
	await withLockers(recorder, who);
});

function work({ tenantId }: Who, jobId: string) {
	const definitions = new Map(jobs.map((job) => [job.kind, job]));
	const subject = { tenantId, subjectId: jobId };
	return runJob(server().services, definitions, subject, new AbortController().signal);
}

/** One of two lines is at fault; the other one is imported, invited in vain, and taken back. */
async function twoPeople({ take, takeRefusal }: Recorder, who: Who) {
	const { browser } = who;
	const fileId = await upload(who, "people.csv", table);
	const created = { kind: "PEOPLE", fileId } as const;
	const { id: importId } = await take("uploaded", browser, contract.createImport, created);
	await take("uploaded", browser, contract.getImport, { importId });
	const { jobId } = await take("people", browser, contract.checkImport, { importId, mapping });
	await take("checking", browser, contract.getImport, { importId });
	await work(who, jobId);
	await take("checked", browser, contract.getImport, { importId });
	await take("faulty", browser, contract.listImportLines, { importId, action: "FAULTY" });
	const running = { importId, onlyGood: true };
	const run = await take("people", browser, contract.runImport, running);
	await work(who, run.jobId);
	await take("done", browser, contract.getImport, { importId });
	const made = { importId, action: "NEW" } as const;
	const { items } = await take("made", browser, contract.listImportLines, made);
	const userId = items[0]?.entityId as string;
	await takeRefusal("noMail", browser, users.resendInvitation, { userId });
	await take("people", browser, contract.undoImport, { importId });
	const other = await upload(who, "titles.csv", "Nachname;V.\nBerg;Ada\n");
	const unguessed = await browser.call(contract.createImport, { kind: "PEOPLE", fileId: other });
	await take("unguessed", browser, contract.getImport, { importId: unguessed.answer.id });
}

/** Enough of them that inviting takes its time. */
async function sixPeople({ take }: Recorder, who: Who) {
	const { browser } = who;
	const lines = [1, 2, 3, 4, 5, 6].map((no) => `Neu;${no};neu${no}@example.com;Süd\n`);
	const fileId = await upload(
		who,
		"six.csv",
		`Nachname;Vorname;E-Mail;Abteilung\n${lines.join("")}`,
	);
	const { answer } = await browser.call(contract.createImport, { kind: "PEOPLE", fileId });
	const importId = answer.id;
	const mapping = { lastName: 0, firstName: 1, mail: 2, unit: 3 };
	const checked = await browser.call(contract.checkImport, { importId, mapping });
	await work(who, checked.answer.jobId);
	const ran = await browser.call(contract.runImport, { importId });
	await work(who, ran.answer.jobId);
	await take("six", browser, contract.getImport, { importId });
	const made = { importId, action: "NEW" } as const;
	const { items } = await take("six", browser, contract.listImportLines, made);
	const userId = items[0]?.entityId as string;
	await take("first", browser, users.resendInvitation, { userId });
}

async function someUnits({ take }: Recorder, who: Who) {
	const fileId = await upload(who, "units.csv", "Code;Abteilung\nx;West\n");
	const { id: importId } = await take("units", who.browser, contract.createImport, {
		...{ kind: "UNITS", fileId },
	});
	await take("units", who.browser, contract.getImport, { importId });
}

/** A company with fields of its own, one of them personal. */
async function withLockers({ take }: Recorder, who: Who) {
	const { browser } = who;
	const group = {
		entity: "USER",
		name: "Ausstattung",
		unitIds: [],
		activityIds: [],
		position: 1,
	} as const;
	const { answer } = await browser.call(customFields.createCustomFieldGroup, group);
	const text = { entity: "USER", groupId: answer.id, type: "TEXT", isRequired: false } as const;
	const locker = {
		...text,
		options: [],
		key: "locker",
		name: "Spind",
		isPersonal: false,
		position: 1,
	};
	await browser.call(customFields.createCustomField, locker);
	const health = {
		...text,
		options: [],
		key: "health",
		name: "Allergie",
		isPersonal: true,
		position: 2,
	};
	await browser.call(customFields.createCustomField, health);
	await take("lockers", browser, customFields.listCustomFieldDescriptions, { entity: "USER" });
	const fileId = await upload(who, "lockers.csv", "Schrank;Nachname;Vorname;\nA-7;Berg;Ada;\n");
	await take("lockers", browser, contract.createImport, { kind: "PEOPLE", fileId });
}
