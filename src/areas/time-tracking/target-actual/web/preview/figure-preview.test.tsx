import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, freshEntry } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as settings } from "#areas/settings/global/contract.ts";
import { contract as holidays } from "#areas/settings/holidays/contract.ts";
import { contract as worksheets } from "#areas/time-tracking/worksheets/contract.ts";
import { previewOf } from "#kit/contract/figure-preview.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { api } from "#kit/web/api.ts";
import { FigurePreviewSection } from "#kit/web/preview/figure-preview-section.tsx";
import file from "./recorded.json";

const entry = freshEntry();
const previewCreateHoliday = previewOf(holidays.createHoliday);
const previewPutSettingGroup = previewOf(settings.putSettingGroup);
const previewCreateWorksheetException = previewOf(worksheets.createWorksheetException);
const answers = recorded(
	{ previewCreateHoliday, previewPutSettingGroup, previewCreateWorksheetException },
	file,
);

const key = "timetracking.balanceMode" as const;
const change = { key, scope: "GLOBAL", basedOn: null, value: { mode: "BUILDUP_ONLY" } } as const;
const put = { ...settings.putSettingGroup, path: `/api/setting-groups/${key}` };
const dialog = () => page.getByRole("dialog", { name: "Was sich ändert" });
const button = (name: string) => page.getByRole("button", { name, exact: true });

/** By the keyboard, as somebody does who has just typed. */
async function press(name: string): Promise<void> {
	await expect.element(button(name)).toBeEnabled();
	(button(name).element() as HTMLElement).focus();
	await userEvent.keyboard("{Enter}");
}

/** A setting that is being saved while the server says that as much would change as in the recording. */
function saving(
	preview: (typeof answers.previewCreateHoliday)[keyof typeof answers.previewCreateHoliday],
) {
	const { server, show } = entry();
	show(null);
	server.answer(put, {});
	server.answer(previewPutSettingGroup, preview);
	return api(settings.putSettingGroup, change);
}

test("who and how many, from when, with examples, and only then the change", async () => {
	const done = saving(answers.previewCreateHoliday.workday);
	await expect.element(dialog()).toBeVisible();
	await expect.element(dialog().getByText("Tage mit anderen Zahlen")).toBeVisible();
	await expect
		.element(dialog().getByRole("rowheader", { name: /Muster, Ben.*11\.11\.2026/ }))
		.toBeVisible();
	await expect.element(dialog().getByText("von +1:07 zu +9:07")).toBeInTheDocument();
	await expectAccessible();
	expect(entry().server.calls(put)).toEqual([]);
	await button("Übernehmen").click();
	expect(await done).toEqual({});
	// the same input, and the operation in the address
	expect(entry().server.calls(previewPutSettingGroup)[0]?.body).toEqual(change);
});

test("who thinks better of it changes nothing, and is told nothing", async () => {
	const done = saving(answers.previewCreateHoliday.workday);
	const given = expect(done).rejects.toMatchObject({ name: "AbortError" });
	await expect.element(dialog()).toBeVisible();
	await userEvent.keyboard("{Escape}");
	await given;
	expect(entry().server.calls(put)).toEqual([]);
});

test("where nothing changes it is saved at once", async () => {
	expect(await saving(answers.previewCreateHoliday.sunday)).toEqual({});
	expect(dialog().elements()).toEqual([]);
});

test("a preview that takes too long holds nobody up, and says that it is missing", async () => {
	const { server, show } = entry();
	show(null);
	server.answer(put, {});
	server.refuse(previewPutSettingGroup, 422, { error: "RuleViolation", code: "PREVIEW_TOO_LONG" });
	const done = api(settings.putSettingGroup, change);
	await expect.element(dialog().getByText(/Vorschau ist gerade nicht möglich/)).toBeVisible();
	expect(server.calls(put)).toEqual([]);
	await button("Übernehmen").click();
	expect(await done).toEqual({});
});

test("what the change is refused for, it says itself; what does not reach the server is not sent again", async () => {
	const { server, show } = entry();
	show(null);
	const past = { error: "RuleViolation", code: "SETTING_IN_PAST", message: "Vergangen." } as const;
	server.refuse(previewPutSettingGroup, 422, past);
	server.refuse(put, 422, past);
	await expect(api(settings.putSettingGroup, change)).rejects.toThrow("Vergangen.");
	server.isAway = true;
	await expect(api(settings.putSettingGroup, change)).rejects.toMatchObject({
		name: "NetworkError",
	});
	expect(server.calls(put)).toHaveLength(1);
});

test("a sample says so, closed months are named, and figures of others stay with those who may see them", async () => {
	void saving(answers.previewPutSettingGroup.sample).catch(() => undefined);
	await expect.element(dialog().getByText(/8\.424 Tage von 702 Mitarbeitern/)).toBeVisible();
	await expect.element(dialog().getByText("von 300 geprüften")).toBeVisible();
	await expect
		.element(dialog().getByText(/Beispiele sehen Sie nur von Mitarbeitern/))
		.toBeVisible();
	await button("Zurück").click();
	void saving(answers.previewCreateHoliday.withClosed).catch(() => undefined);
	await expect
		.element(dialog().getByText("1 abgeschlossener Monat bleibt, wie er ist."))
		.toBeVisible();
	await button("Zurück").click();
	await expect.element(dialog()).not.toBeInTheDocument();
});

function section(given: { readonly day: string | null; readonly isWhole?: boolean }) {
	const { day, isWhole = true } = given;
	const times = {
		targetMinutes: 240,
		workingTime: null,
		coreTime: null,
		frameTime: null,
		breaks: [],
	};
	const userId = "01900000-0000-7000-8000-000000000001";
	const input = { userId, day, ...times, reason: isWhole ? "Fest" : "" };
	const call = () =>
		day === null ? undefined : { endpoint: worksheets.createWorksheetException, input };
	return (
		<main>
			<FigurePreviewSection call={call} />
		</main>
	);
}

test("for one person it stands in the form by itself, once the details are complete", async () => {
	const { server, show } = entry();
	server.answer(previewCreateWorksheetException, answers.previewCreateWorksheetException.shorter);
	show(section({ day: null }));
	await expect.element(page.getByText(/Sobald Ihre Änderung vollständig ist/)).toBeVisible();
	// the operation would not take it
	show(section({ day: "2026-11-05", isWhole: false }));
	await expect.element(page.getByText(/Sobald Ihre Änderung vollständig ist/)).toBeVisible();
	show(section({ day: "2026-11-05" }));
	await expect.element(page.getByText("von 8:00 zu 4:00")).toBeInTheDocument();
	await expectAccessible();
	expect(server.calls(previewCreateWorksheetException)).toHaveLength(1);
});

test("of what is typed without a pause only the last is asked for", async () => {
	const { server, show } = entry();
	server.answer(previewCreateWorksheetException, answers.previewCreateWorksheetException.shorter);
	for (const day of ["2026-11-05", "2026-11-06", "2026-11-07"]) show(section({ day }));
	await expect.element(page.getByText("von 8:00 zu 4:00")).toBeInTheDocument();
	expect(server.calls(previewCreateWorksheetException).map(({ body }) => body)).toMatchObject([
		{ day: "2026-11-07" },
	]);
});

test("what stood there is not taken for what is typed now; the server's words stand in its place", async () => {
	const { server, show } = entry();
	server.answer(previewCreateWorksheetException, answers.previewCreateWorksheetException.shorter);
	show(section({ day: "2026-11-05" }));
	await expect.element(page.getByText("von 8:00 zu 4:00")).toBeInTheDocument();
	const { status, body } = answers.refusals.closed;
	server.refuse(previewCreateWorksheetException, status, body);
	show(section({ day: "2026-11-06" }));
	await expect.element(page.getByText("Wird ermittelt …")).toBeVisible();
	await expect.element(page.getByRole("status").getByRole("table")).not.toBeInTheDocument();
	await expect.element(page.getByText(/ist abgeschlossen/)).toBeVisible();
});

test("where the server is not reached it is asked once more on demand", async () => {
	const { server, show } = entry();
	server.answer(previewCreateWorksheetException, answers.previewCreateWorksheetException.shorter);
	server.isAway = true;
	show(section({ day: "2026-11-05" }));
	await expect.element(page.getByText(/Speichern können Sie trotzdem/)).toBeVisible();
	server.isAway = false;
	await press("Erneut versuchen");
	await expect.element(page.getByText("von 8:00 zu 4:00")).toBeInTheDocument();
});
