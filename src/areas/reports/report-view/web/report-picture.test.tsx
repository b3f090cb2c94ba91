import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry } from "#areas/session/sign-in/web/test-entry.tsx";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { type Report, report } from "../contract/report.ts";
import { ReportPicture } from "./report-picture.tsx";
import { useReportColumns } from "./use-report-columns.tsx";

const entry = freshEntry();

const declared = {
	name: "RoomReport",
	path: "rooms",
	summary: "Rooms",
	key: "users.manage",
	of: "GROUPS",
	columns: { month: "month", opened: "count", closed: "count", nights: "duration" },
	summed: [],
} as const;
const words = {
	...{ title: "Räume", about: "", empty: "" },
	columns: { month: "Monat", opened: "Geöffnet", closed: "Geschlossen", nights: "Nächte" },
};
type Bars = Parameters<typeof ReportPicture>[0]["bars"];

function Picture({ of, bars }: { readonly of: Report; readonly bars: Bars }) {
	const columns = useReportColumns(of, words);
	return <ReportPicture report={of} words={words} columns={columns} bars={bars} />;
}

function show(values: readonly [string, ...string[]], bars: Bars) {
	const of = report({ ...declared, picture: { by: "month", values } });
	entry().show(
		<main>
			<h1>Berichte</h1>
			<Picture
				of={of}
				bars={bars.map((one) => ({ ...one, values: one.values.slice(0, values.length) }))}
			/>
		</main>,
	);
}

const label = "Räume als Bild, nach Monat";
const months = [
	{ label: "2026-08", values: [4, 1, 60] },
	{ label: "2026-09", values: [2, 3, 90] },
	{ label: "2026-10", values: [8, 0, 0] },
];

beforeEach(() => sessionStore.set(sampleSession()));

test("months are lines, each point with its figure", async () => {
	show(["opened", "closed"], months);
	const region = page.getByRole("region", { name: label });
	await expect.element(region.getByRole("row", { name: "Geöffnet 4 2 8" })).toBeVisible();
	await expect.element(region.getByRole("row", { name: "Geschlossen 1 3 0" })).toBeVisible();
	await expect.element(region.getByRole("columnheader", { name: "September 2026" })).toBeVisible();
	const marks = [...document.querySelectorAll<HTMLElement>('.line-mark[data-series="0"]')];
	// the most stands highest
	expect(marks.map(({ style }) => Number.parseFloat(style.top))).toEqual([50, 71, 8]);
	await expectAccessible();
});

test("of several figures it is seen where much comes together, by figures, too", async () => {
	show(["opened", "closed", "nights"], months);
	const region = page.getByRole("region", { name: label });
	await expect.element(region.getByRole("row", { name: "August 2026 4 1 1:00" })).toBeVisible();
	const heats = [...document.querySelectorAll<HTMLElement>(".heat")].map(({ style }) =>
		style.getPropertyValue("--heat"),
	);
	expect(heats.slice(0, 3)).toEqual(["2%", "1%", "30%"]);
	await expectAccessible();
});

test("two months are bars", async () => {
	show(["opened", "closed"], months.slice(0, 2));
	await expect.element(page.getByRole("list", { name: label })).toBeVisible();
});
