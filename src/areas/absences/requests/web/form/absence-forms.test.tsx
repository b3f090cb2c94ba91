import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract } from "../../contract.ts";
import * as panels from "../panels.ts";
import { answers } from "../test-answers.ts";
import { asBoss, at, button, choose, field, freshScreens } from "../test-screens.tsx";

const { entry, show, showPanel } = freshScreens();
const week = { from: "2026-07-06", to: "2026-07-12" };
const { activities } = answers.listAbsenceActivities.all;
const idOf = (name: string) => activities.find((one) => one.name === name)?.id;
const noted = "Ich habe von den Hinweisen oder Warnungen Kenntnis genommen";
const { refusals } = answers;
const tom = answers.listPossibleSubstitutes.tomAway.people.at(-1)?.userId;

/** The form for a week of leave. */
function showWeek(): void {
	entry().server.answer(contract.previewAbsence, answers.previewAbsence.week);
	showPanel(panels.absencesCreate.id, { ...week, activityId: idOf("Urlaub im Team") });
}

const choosePart = (name: string, value: string) =>
	page.getByRole("radiogroup", { name }).getByText(value, { exact: true }).click();

describe("a new absence", () => {
	test("shows what the server says: what each day costs, who is away, what it becomes", async () => {
		showWeek();
		const strip = page.getByRole("list", { name: "Tage" });
		await expect.element(strip).toBeVisible();
		expect(
			strip
				.getByRole("listitem")
				.elements()
				.map(({ textContent }) => textContent)
				.slice(0, 6),
		).toEqual([
			"Mo 06.07.1",
			"Di 07.07.11 von 7 abwesend",
			"Mi 08.07.1",
			"Do 09.07.1",
			"Fr 10.07.1",
			"Sa 11.07.frei",
		]);
		await expect.element(page.getByText("5 Urlaubstage an 7 Kalendertagen")).toBeVisible();
		await expect
			.element(page.getByRole("region", { name: "Im Team dann abwesend" }))
			.toHaveTextContent("Im Team dann abwesendMuster, tomDi 07.07.2026");
		await expect.element(page.getByText("Zählt, sobald zugestimmt wurde.")).toBeVisible();
		await expect.element(page.getByText("Keine Hinweise.")).toBeVisible();
		await expectAccessible();
	});

	test("asks once for what is typed, with the substitute, and says what that breaks", async () => {
		const { server } = entry();
		showWeek();
		await expect.element(page.getByText("Keine Hinweise.")).toBeVisible();
		server.answer(contract.previewAbsence, answers.previewAbsence.withTom);
		await choose("Vertretung", "Muster, tom (dann abwesend)");
		await expect
			.element(page.getByText("Die Vertretung ist selbst abwesend (Di 07.07.)."))
			.toBeVisible();
		await expectAccessible();
		const instead = answers.listPossibleSubstitutes.tomAway.people.find(({ isAway }) => !isAway);
		server.answer(contract.previewAbsence, answers.previewAbsence.week);
		await button(`${instead?.lastName}, ${instead?.firstName} wählen`).click();
		await expect.element(page.getByText("Keine Hinweise.")).toBeVisible();
		const asked = server.calls(contract.previewAbsence).map(({ body }) => body);
		expect(asked).toMatchObject([
			{ ...week, substituteUserId: null },
			{ ...week, substituteUserId: tom },
			{ ...week, substituteUserId: instead?.userId },
		]);
	});

	test("is sent again once what it breaks is accepted; nothing typed is lost meanwhile", async () => {
		const { server } = entry();
		showWeek();
		await choose("Vertretung", "Muster, tom (dann abwesend)");
		await field("Bemerkung").fill("Familienfeier");
		const { tomAway } = refusals;
		server.refuse(contract.requestAbsence, tomAway.status, tomAway.body);
		await button("Beantragen").click();
		await button("Zurück").click();
		await expect.element(field("Bemerkung")).toHaveValue("Familienfeier");
		await button("Beantragen").click();
		await page.getByRole("checkbox", { name: noted }).click();
		server.answer(contract.requestAbsence, answers.requestAbsence.requested);
		await button("Trotzdem fortfahren").click();
		await expect.element(page.getByText("Abwesenheit beantragt")).toBeVisible();
		const sent = server.calls(contract.requestAbsence).at(-1)?.body;
		expect(sent).toMatchObject({
			...{ ...week, fromPart: "WHOLE", toPart: "WHOLE", substituteUserId: tom },
			...{ reason: "Familienfeier", state: "REQUESTED", accept: ["SUBSTITUTE_ABSENT"] },
		});
		// nothing gives way here
		expect(sent).not.toHaveProperty("forceOverwrite");
	});

	test("that another one gives way to says so, and overwrites once that is accepted", async () => {
		const { server } = entry();
		server.answer(contract.previewAbsence, answers.previewAbsence.split);
		showPanel(panels.absencesCreate.id, {
			...{ from: "2026-10-07", to: "2026-10-07", activityId: idOf("Sonderurlaub im Team") },
		});
		const words = "Vom Mo 05.10. bis Fr 09.10. liegt bereits Urlaub. Er wird geteilt.";
		await expect.element(page.getByText(words)).toBeVisible();
		server.refuse(contract.requestAbsence, refusals.split.status, refusals.split.body);
		await button("Beantragen").click();
		const dialog = page.getByRole("alertdialog");
		await expect.element(dialog.getByText(words)).toBeVisible();
		await expectAccessible();
		await dialog.getByRole("checkbox", { name: noted }).click();
		server.answer(contract.requestAbsence, answers.requestAbsence.requested);
		await button("Trotzdem fortfahren").click();
		await soon(() => server.calls(contract.requestAbsence).at(-1)?.body).toMatchObject({
			accept: ["ABSENCE_CONFLICT"],
			forceOverwrite: true,
		});
		expect(server.calls(contract.requestAbsence)[0]?.body).not.toHaveProperty("forceOverwrite");
	});

	test("on days that are barred offers those that are left; one click takes them, and they are asked about", async () => {
		const { server } = entry();
		const days = { from: "2026-08-24", to: "2026-08-28" };
		server.answer(contract.previewAbsence, answers.previewAbsence.barred);
		showPanel(panels.absencesCreate.id, { ...days, activityId: idOf("Urlaub im Team") });
		await choosePart("Erster Tag", "Nachmittag");
		await choosePart("Letzter Tag", "Vormittag");
		await expect.element(page.getByText(/Urlaubssperre „Inventur“/)).toBeVisible();
		server.answer(contract.previewAbsence, answers.previewAbsence.mended);
		await button("Nur Mo 24.08. – Mi 26.08.2026").click();
		await expect.element(field("Von – bis")).toHaveValue("Mo 24.08. – Mi 26.08.2026");
		await expect.element(page.getByText("2,5 Urlaubstage an 3 Kalendertagen")).toBeVisible();
		await expect.element(page.getByText("Keine Hinweise.")).toBeVisible();
		// what is left begins as it did before, and ends with a whole day
		expect(server.calls(contract.previewAbsence).at(-1)?.body).toMatchObject({
			...{ from: days.from, to: "2026-08-26", fromPart: "SECOND_HALF", toPart: "WHOLE" },
		});
	});

	test("of hours that nobody has to agree to is entered at once", async () => {
		const { server } = entry();
		server.answer(contract.previewAbsence, answers.previewAbsence.doctor);
		const day = { from: "2026-07-08", to: "2026-07-08" };
		showPanel(panels.absencesCreate.id, { ...day, activityId: idOf("Arzt") });
		server.answer(contract.previewAbsence, answers.previewAbsence.atOnce);
		await field("Stunden").fill("8-10");
		await expect.element(page.getByText("2:00 Stunden an 1 Kalendertag")).toBeVisible();
		await expect.element(page.getByText("Zählt sofort.")).toBeVisible();
		await expectAccessible();
		server.answer(contract.requestAbsence, answers.requestAbsence.approved);
		await button("Eintragen").click();
		await expect.element(page.getByText("Abwesenheit eingetragen")).toBeVisible();
		expect(server.calls(contract.requestAbsence)[0]?.body).toMatchObject({
			...{ ...day, beginMinutes: 480, endMinutes: 600, state: "APPROVED" },
		});
	});

	test("from an account in hours takes the hours of its days", async () => {
		entry().server.answer(contract.previewAbsence, answers.previewAbsence.hours);
		const day = { from: "2026-08-10", to: "2026-08-10" };
		showPanel(panels.absencesCreate.id, { ...day, activityId: idOf("Langer Urlaub") });
		await expect.element(page.getByText("160:00 h → 152:00 h")).toBeVisible();
		await expect.element(page.getByText("8:00 Stunden an 1 Kalendertag")).toBeVisible();
	});

	test("with a child that is ill shows what is left of the year's days", async () => {
		entry().server.answer(contract.previewAbsence, answers.previewAbsence.child);
		showPanel(panels.absencesCreate.id, { ...week, activityId: idOf("Kind krank") });
		await expect.element(page.getByText("Kinderkrankentage 2026")).toBeVisible();
		await expect.element(page.getByText("5 von 15 Tagen, noch 10 frei")).toBeVisible();
		await expect.element(page.getByText(/ohne Angabe zu Kindern/)).toBeVisible();
	});

	test("of maternity protection has its days from the expected and the actual day of birth", async () => {
		entry().server.answer(contract.previewAbsence, answers.previewAbsence.week);
		showPanel(panels.absencesCreate.id, { activityId: idOf("Mutterschutz") });
		await field("Erwarteter Tag der Geburt").fill("15.07.2026");
		await expect.element(field("Von – bis")).toHaveValue("Mi 03.06. – Mi 09.09.2026");
		await field("Tatsächlicher Tag der Geburt").fill("20.07.2026");
		await expect.element(field("Von – bis")).toHaveValue("Mi 03.06. – Mo 14.09.2026");
		await page.getByRole("switch", { name: /Früh- oder Mehrlingsgeburt/ }).click();
		await expect.element(field("Von – bis")).toHaveValue("Mi 03.06. – Mo 12.10.2026");
		await expect.element(page.getByText(/kürzt den Urlaub nicht/)).toBeVisible();
		await expectAccessible();
		await soon(() => entry().server.calls(contract.previewAbsence).at(-1)?.body).toMatchObject({
			...{ from: "2026-06-03", to: "2026-10-12" },
		});
	});

	test("takes parts of its first and last day; a part that one day alone could have is none of several", async () => {
		const { server } = entry();
		showWeek();
		await choosePart("Erster Tag", "Nachmittag");
		await choosePart("Letzter Tag", "Vormittag");
		await soon(() => server.calls(contract.previewAbsence).at(-1)?.body).toMatchObject({
			...{ ...week, fromPart: "SECOND_HALF", toPart: "FIRST_HALF" },
		});
		await field("Von – bis").fill("06.07.2026");
		await choosePart("Anteil", "Vormittag");
		await soon(() => server.calls(contract.previewAbsence).at(-1)?.body).toMatchObject({
			...{ to: week.from, fromPart: "FIRST_HALF", toPart: "FIRST_HALF" },
		});
		await field("Von – bis").fill("06.07.2026-08.07.2026");
		await soon(() => server.calls(contract.previewAbsence).at(-1)?.body).toMatchObject({
			...{ to: "2026-07-08", fromPart: "WHOLE", toPart: "FIRST_HALF" },
		});
	});

	test("without days nothing is asked, and nothing is sent", async () => {
		const { server } = entry();
		showPanel(panels.absencesCreate.id, {});
		await expect.element(page.getByText(/^Was es kostet und wen es trifft/)).toBeVisible();
		await button("Beantragen").click();
		await expect.element(page.getByText(/Pflichtfeld|erforderlich|Bitte/).first()).toBeVisible();
		expect(server.calls(contract.previewAbsence)).toEqual([]);
		expect(server.calls(contract.requestAbsence)).toEqual([]);
	});
});

describe("a change", () => {
	test("of a request is saved with its version", async () => {
		const { own } = answers.getAbsence;
		const update = at(contract.updateAbsence, own.id);
		const { server } = entry();
		server.answer(contract.previewAbsence, answers.previewAbsence.week);
		server.answer(update, { id: own.id, version: 2, state: "REQUESTED" });
		show(panels.absencesEdit.id, own);
		await expect.element(field("Von – bis")).toHaveValue("Mo 06.07. – So 12.07.2026");
		await expectAccessible();
		await field("Von – bis").fill("06.07.2026-10.07.2026");
		await soon(() => server.calls(contract.previewAbsence)[0]?.body).toMatchObject({
			absenceId: own.id,
		});
		await button("Speichern").click();
		await soon(() => server.calls(update)[0]?.body).toMatchObject({
			...{ version: 1, from: "2026-07-06", to: "2026-07-10", substituteUserId: tom },
		});
	});

	test("of what is approved is asked for, and leaves who stands in", async () => {
		const shown = answers.getAbsence.approved;
		const asking = at(contract.requestAbsenceChange, shown.id);
		const { server } = entry();
		server.answer(contract.previewAbsence, answers.previewAbsence.week);
		server.answer(asking, answers.requestAbsenceChange.asked);
		show(panels.absencesEdit.id, shown);
		await expect
			.element(page.getByText("Bisher: Mo 05.10. – Fr 09.10.2026 · Urlaub im Team"))
			.toBeVisible();
		expect(page.getByRole("combobox", { name: "Vertretung" }).elements()).toEqual([]);
		await field("Von – bis").fill("06.10.2026-12.10.2026");
		await field("Begründung der Änderung").fill("Zug fällt aus");
		await expectAccessible();
		await button("Beantragen").click();
		await soon(() => server.calls(asking)[0]?.body).toMatchObject({
			...{ version: 1, from: "2026-10-06", to: "2026-10-12", reason: "Zug fällt aus" },
		});
	});
});

test("who decides may approve for others at once, never for herself", async () => {
	entry().server.answer(contract.previewAbsence, answers.previewAbsence.week);
	asBoss();
	const { userId } = answers.getAbsence.own;
	showPanel(panels.absencesCreate.id, { ...week, userId, activityId: idOf("Urlaub im Team") });
	const asked = page.getByRole("radiogroup", { name: "Antrag" });
	await expect.element(asked.getByText("Genehmigen")).toBeVisible();
});
