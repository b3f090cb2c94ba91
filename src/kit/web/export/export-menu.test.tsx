import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { startListExport } from "#kit/contract/list-export.ts";
import { freshPage } from "#kit/testing/test-page.tsx";
import { ExportMenu } from "./export-menu.tsx";

const testPage = freshPage();

test("what is a list and no grid is exported with all its columns", async () => {
	const { server, show } = testPage();
	server.answer(startListExport, { jobId: crypto.randomUUID() });
	show(<ExportMenu list="staff.units" filter={{ includeDisabled: true }} />);
	await page.getByRole("button", { name: "Exportieren" }).click();
	await page.getByRole("menuitem", { name: "CSV (international)" }).click();
	await expect.poll(() => server.calls(startListExport).length).toBe(1);
	expect(server.calls(startListExport)[0]?.body).toEqual({
		list: "staff.units",
		format: "CSV_INT",
		columns: [],
		filter: { includeDisabled: true },
	});
});
