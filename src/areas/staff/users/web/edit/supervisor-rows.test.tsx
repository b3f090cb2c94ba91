import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { type SupervisorRow, SupervisorRows } from "./supervisor-rows.tsx";

const entry = freshEntry();
const seen: (readonly SupervisorRow[])[] = [];

function Rows() {
	const [rows, setRows] = useState<readonly SupervisorRow[]>([
		{
			...{ supervisorId: "1", name: "Leo Muster", deputyForId: null },
			...{ validFrom: "2026-01-01", validTo: "2026-12-31" },
		},
	]);
	seen.push(rows);
	return <SupervisorRows userId="2" rows={rows} onChange={setRows} error={undefined} />;
}

test("a last day that cannot be read is no row until further notice", async () => {
	entry().show(<Rows />);
	const until = page.getByRole("textbox", { name: "Gültig bis" });
	await until.fill("bald");
	await page.getByRole("textbox", { name: "Gültig ab" }).click();
	await soon(() => seen.at(-1)?.[0]).toMatchObject({ validTo: null, unread: ["validTo"] });
	await until.fill("");
	await soon(() => seen.at(-1)?.[0]).toMatchObject({ validTo: null, unread: [] });
	expect(seen[0]?.[0]?.unread).toBeUndefined();
});
