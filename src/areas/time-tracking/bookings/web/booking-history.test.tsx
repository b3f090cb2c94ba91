import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import HistoryLink from "./history-link.tsx";
import { usersBookingHistory } from "./panels.ts";
import file from "./recorded.json";

const entry = freshEntry();
const { userId } = sampleSession();
const list = { ...contract.listBookings, path: `/api/users/${userId}/bookings` };

const answers = recorded(contract, file);

beforeEach(() => {
	showPanels(nothingOpen);
	sessionStore.set(sampleSession());
	setUpPanels({ panels: [usersBookingHistory], mayOpen: () => true });
	entry().server.answer(list, answers.listBookings.friday);
});

const asked = () =>
	entry()
		.server.calls(list)
		.map(({ query }) => `${query.get("from")} ${query.get("to")}`);

function show(params: { from?: string; to?: string } = {}) {
	entry().show(<PanelHost />);
	openPanel(usersBookingHistory, { userId, ...params });
}

const cell = (text: string) => page.getByRole("gridcell", { name: text, exact: true });

test("each booking says what was pressed where, when it arrived and what became of it", async () => {
	show({ from: "2026-11-16", to: "2026-11-22" });
	await expect.element(cell("Fr 20.11. 08:00")).toBeVisible();
	const early = ["Außendienst", "08:00 – 12:00", "Übernommen", "App"];
	const further = ["Diensthandy", "1:30 h", "Haupteingang", "Muster, alma", "Außerhalb"];
	for (const text of [...early, "Widerspricht einem korrigierten Eintrag"]) {
		await expect.element(cell(text).first()).toBeInTheDocument();
	}
	// columns beyond the edge are drawn once somebody goes there
	for (const text of further) {
		document.querySelector(".grid-box")?.scrollBy(300, 0);
		await expect.element(cell(text).first()).toBeInTheDocument();
	}
	await expectAccessible();
});

test("positions have no column for people who may not see them", async () => {
	sessionStore.set(sampleSession({ permissions: {} }));
	show();
	await expect.element(cell("Fr 20.11. 08:00")).toBeVisible();
	expect(cell("Haupteingang").query()).toBeNull();
	expect(page.getByText("Standort").query()).toBeNull();
});

test("other days are asked for, and more than a quarter of a year is not", async () => {
	show({ to: "2026-11-22" });
	const field = page.getByRole("textbox", { name: "Zeitraum" });
	await soon(() => asked().at(-1)).toBe("2026-11-09 2026-11-22");
	await field.fill("1.10.2026 - 31.10.2026");
	await page.getByRole("heading", { name: "Buchungsverlauf" }).click();
	await soon(() => asked().at(-1)).toBe("2026-10-01 2026-10-31");
	await field.fill("1.1.2026 - 31.10.2026");
	await page.getByRole("heading", { name: "Buchungsverlauf" }).click();
	await expect.element(page.getByText("Höchstens 92 Tage auf einmal.")).toBeVisible();
	expect(asked().at(-1)).toBe("2026-10-01 2026-10-31");
});

test("a person's detail leads there", async () => {
	entry().show(
		<>
			<HistoryLink userId={userId} />
			<PanelHost />
		</>,
	);
	await page.getByRole("button", { name: /^Buchungsverlauf/ }).click();
	await expect.element(cell("Fr 20.11. 08:00")).toBeVisible();
});
