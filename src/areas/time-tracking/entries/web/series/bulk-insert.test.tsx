import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { contract } from "../../contract.ts";
import * as panels from "../panels.ts";
import { answers } from "../test-answers.ts";
import { button, freshScreens } from "../test-screens.tsx";

const { entry } = freshScreens();
const { activityId, userId } = answers.getTimeTracking.requested;

describe("several entries at once", () => {
	test("are asked for by person or unit, days and times; without anybody nothing is sent", async () => {
		const { id } = panels.timeTrackingsBulkInsert;
		showPanels({ ...nothingOpen, panels: [{ id, params: {} }] });
		entry().show(<PanelHost />);
		await expect.element(button("Vorschau")).toBeDisabled();
		await button("Anlegen").click();
		await expect
			.element(
				page
					.getByText("Bitte wählen Sie mindestens einen Mitarbeiter oder eine Abteilung.")
					.first(),
			)
			.toBeVisible();
		await expectAccessible();
		expect(entry().server.calls(contract.requestTimeTrackings)).toEqual([]);
	});
});

describe("the preview of a series", () => {
	test("tells faults and warnings, and lines are left out", async () => {
		const { SeriesPreviewList } = await import("./series-preview.tsx");
		const { lineKey } = await import("../../contract/series.ts");
		const { lines, createdAtOnce } = answers.previewTimeTrackings.afternoons;
		const toggled: string[] = [];
		entry().show(
			<main>
				<SeriesPreviewList
					lines={lines}
					skipped={new Set()}
					createdAtOnce={createdAtOnce}
					onToggle={(line) => toggled.push(lineKey(line))}
				/>
			</main>,
		);
		await expect
			.element(page.getByRole("status"))
			.toHaveTextContent("2 Einträge werden angelegt. 1 Zeile ist fehlerhaft.");
		const rows = page.getByRole("row");
		await expect.element(page.getByText(/^Di 17.11.: Pausen nur .+ \(§ 4 ArbZG\)/)).toBeVisible();
		// what stands against a line comes first
		expect(rows.all()[1]?.element().textContent).toContain(
			"Überschneidet sich mit einem anderen Eintrag.",
		);
		await expectAccessible();
		await rows.nth(3).getByRole("checkbox").click();
		expect(toggled).toEqual([`${userId} 2026-11-16`]);
	});
});

describe("dates with warnings", () => {
	test("are skipped one by one or created all the same; nothing is sent without the tick", async () => {
		const { sendSeries } = await import("./send-series.ts");
		const { server } = entry();
		const { noBreaks } = answers.refusals;
		server.refuse(contract.requestTimeTrackings, noBreaks.status, noBreaks.body);
		entry().show(<main />);
		const sending = sendSeries(
			{
				userIds: [userId],
				from: "2026-11-02",
				to: "2026-11-06",
				weekdays: [4, 5],
				times: { begin: 480, end: 960 },
				activityId,
			},
			"Mehrere Zeiteinträge anlegen",
		);
		const box = (name: string | RegExp) => page.getByRole("checkbox", { name });
		await expect.element(box("Alle trotz Warnungen anlegen")).toBeChecked();
		await expectAccessible();
		await box("Muster, lena, Fr 06.11. anlegen").click();
		await expect.element(box("Alle trotz Warnungen anlegen")).not.toBeChecked();
		await expect.element(button("Trotzdem fortfahren")).toBeDisabled();
		await box(/Kenntnis genommen/).click();
		server.answer(contract.requestTimeTrackings, answers.requestTimeTrackings.one);
		await button("Trotzdem fortfahren").click();
		expect((await sending).created).toBe(1);
		await soon(() => server.calls(contract.requestTimeTrackings).at(-1)?.body).toMatchObject({
			skipped: [{ userId, day: "2026-11-06" }],
			accept: ["BREAK_MISSING", "SIX_HOURS_WITHOUT_BREAK"],
		});
	});
});
