import { expect, test } from "vitest";
import { contract as files } from "#areas/settings/files/contract.ts";
import { insertCustomFields } from "#kit/testing/custom-field-builder.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { twoPeople } from "#kit/testing/two-people.ts";
import { mostFiles } from "../contract/files.ts";
import { contract } from "../contract.ts";
import { testTeam } from "./test-team.ts";

const server = useTestServer();

const fields = [
	{ key: "ort", name: "Ort", type: "TEXT", isRequired: true },
	{ key: "notiz", name: "Notiz", type: "TEXT", isPersonal: true },
] as const;

test("custom values are asked for, kept, masked, found and changed with their absence", async () => {
	const { ask, detail, browser, extra, actions } = await testTeam(server(), (tenant) =>
		insertCustomFields(tenant, { entity: "ABSENCE", name: "Reise", fields }),
	);
	const missing = await ask("lena");
	expect([missing.status, missing.refusal]).toMatchObject([
		422,
		{ code: "CUSTOM_VALUES_INVALID", details: [{ field: "custom.ort" }] },
	]);
	const { id } = (await ask("lena", { custom: { ort: "Wien", notiz: "privat" } })).answer;
	const own = await detail("lena", id);
	expect(own).toMatchObject({ version: 1, custom: { ort: "Wien", notiz: "privat" } });
	expect(own.unitIds.length).toBeGreaterThan(0);
	expect((await actions(id)).toSorted()).toEqual(["changed", "created"]);
	// what is personal takes a right of its own
	expect(await detail("boss", id)).toMatchObject({ custom: { ort: "Wien" } });
	const found = async (custom: string[]) =>
		(await browser("boss").call(contract.listAbsencesOf, { custom, sortBy: "custom.ort" })).answer;
	expect((await found(["ort:contains:wie"])).items).toMatchObject([{ custom: { ort: "Wien" } }]);
	for (const none of ["ort:contains:bern", "notiz:contains:privat"])
		expect((await found([none])).total).toBe(0);
	// illness is told to nobody without the right, what was filled in about it neither
	const sick = { activityId: extra.sick, from: "2026-08-03", to: "2026-08-03" };
	const ill = (await ask("lena", { ...sick, custom: { ort: "zu Hause" } })).answer;
	expect((await detail("boss", ill.id)).custom).toEqual({});
	expect((await detail("nurse", ill.id)).custom).toEqual({ ort: "zu Hause" });
	expect((await found(["ort:contains:hause"])).total).toBe(0);
	const change = { id, version: 1, activityId: extra.leave, from: "2026-07-06", to: "2026-07-12" };
	const edit = (who: string, custom: Record<string, string | null>) =>
		browser(who).call(contract.updateAbsence, { ...change, custom });
	expect((await edit("clerk", { notiz: "öffentlich" })).refusal.code).toBe("FORBIDDEN");
	expect((await edit("lena", { ort: null })).refusal.code).toBe("CUSTOM_VALUES_INVALID");
	expect((await edit("lena", { ort: "Graz" })).status).toBe(200);
	expect((await detail("lena", id)).custom).toEqual({ ort: "Graz", notiz: "privat" });
});

const pdf = "%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\n%%EOF\n";

async function upload(browser: TestBrowser, name = "attest.pdf", body = pdf) {
	const response = await browser.fetch(`/api/files?name=${name}&purpose=ABSENCE`, {
		method: "POST",
		body,
		headers: { "content-type": "application/octet-stream" },
	});
	return (await response.json()) as { fileId: string; code?: string };
}

/** Lena's request with a file, and what people do with files of absences. */
async function withFile() {
	const team = await testTeam(server());
	const { ask, browser } = team;
	const { fileId } = await upload(browser("lena"));
	const { id } = (await ask("lena", { fileIds: [fileId] })).answer;
	const load = async (who: string, of = id, file = fileId) => {
		const response = await browser(who).fetch(`/api/absences/${of}/files/${file}`);
		return [response.status, response.headers.get("content-disposition")];
	};
	const add = (who: string, file: string) =>
		browser(who).call(contract.addAbsenceFile, { id, fileId: file });
	const remove = (who: string, file: string) =>
		browser(who).call(contract.removeAbsenceFile, { id, fileId: file });
	return { ...team, id, fileId, load, add, remove };
}

test("a file is sent along with a request, another one added later, and deleted with a trace", async () => {
	const { browser, detail, actions, id, fileId, load, add, remove } = await withFile();
	const wrong = await upload(browser("clerk"), "zug.png", "no picture");
	expect(wrong.code).toBe("FILE_IS_NOT_WHAT_IT_SAYS");
	const second = (await upload(browser("clerk"), "zug.pdf")).fileId;
	expect((await add("lena", second)).refusal.code).toBe("ABSENCE_FILE_GONE");
	expect((await add("reader", second)).refusal.code).toBe("FORBIDDEN");
	expect((await add("clerk", second)).status).toBe(200);
	expect((await add("clerk", second)).refusal.code).toBe("ABSENCE_FILE_GONE");
	expect(await detail("lena", id)).toMatchObject({
		mayAddFiles: true,
		files: [
			{ fileId, name: "attest.pdf", mayRemove: true },
			{ fileId: second, name: "zug.pdf", mayRemove: false, addedBy: { firstName: "clerk" } },
		],
	});
	expect(await detail("reader", id)).toMatchObject({ mayAddFiles: false, files: [{}, {}] });
	expect((await remove("lena", second)).refusal.code).toBe("FORBIDDEN");
	expect((await remove("clerk", second)).status).toBe(200);
	expect((await load("boss", id, second))[0]).toBe(404);
	expect((await actions(id)).toSorted()).toEqual([
		...["created", "file-added", "file-added", "file-removed"],
	]);
});

test("it is loaded by who may know of which kind the absence is, and kept as long as that", async () => {
	const { ask, browser, detail, extra, id, fileId, load } = await withFile();
	server().clock.advance({ minutes: 61 });
	const attached = expect.stringContaining('attachment; filename="attest.pdf"');
	expect(await load("boss")).toEqual([200, attached]);
	// who sees that she is away, and who does not see her
	expect([(await load("tom"))[0], (await load("head"))[0]]).toEqual([403, 404]);
	const sick = { activityId: extra.sick, from: "2026-08-03", to: "2026-08-03" };
	const uploaded = await upload(browser("lena"));
	const ill = (await ask("lena", { ...sick, fileIds: [uploaded.fileId] })).answer;
	const [file] = (await detail("nurse", ill.id)).files;
	expect((await load("nurse", ill.id, file?.fileId))[0]).toBe(200);
	expect((await load("boss", ill.id, file?.fileId))[0]).toBe(404);
	const { annas } = await twoPeople(server());
	const foreign = await annas.call(contract.addAbsenceFile, { id, fileId });
	expect(foreign.refusal.code).toBe("NOT_FOUND");
});

test("there are ten of an absence, also when many come at once; what was given up takes none", async () => {
	const { browser, id, add } = await withFile();
	const many = await Promise.all(Array.from({ length: mostFiles }, () => upload(browser("clerk"))));
	const added = await Promise.all(many.map(({ fileId }) => add("clerk", fileId)));
	expect(added.filter(({ status }) => status !== 200).map(({ refusal }) => refusal.code)).toEqual([
		"ABSENCE_FILES_TOO_MANY",
	]);
	await browser("lena").call(contract.cancelAbsence, { id, version: 1, reason: null });
	const late = (await upload(browser("lena"))).fileId;
	const refused = await add("lena", late);
	expect([refused.status, refused.refusal.code]).toEqual([409, "ABSENCE_OVER"]);
});

test("what no absence took within an hour is gone", async () => {
	const { ask, browser } = await testTeam(server());
	const { fileId } = await upload(browser("lena"));
	server().clock.advance({ minutes: 61 });
	expect((await ask("lena", { fileIds: [fileId] })).refusal.code).toBe("ABSENCE_FILE_GONE");
	expect((await browser("lena").call(files.getFile, { fileId })).status).toBe(404);
});
