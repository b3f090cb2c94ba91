import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { startListExport } from "#kit/contract/list-export.ts";
import { freshPage } from "#kit/testing/test-page.tsx";
import { toastStore } from "#kit/ui/toast/toast.ts";
import { ExportMenu } from "./export-menu.tsx";

const testPage = freshPage();

afterEach(() => void vi.restoreAllMocks());

async function exportUnits(): Promise<void> {
	testPage().show(<ExportMenu list="staff.units" filter={{ includeDisabled: true }} />);
	await page.getByRole("button", { name: "Exportieren" }).click();
	await page.getByRole("menuitem", { name: "CSV (international)" }).click();
}

/** What a `blob:` address holds; `fetch` is the stub server's here. */
function contentOf(address: string): Promise<string> {
	return new Promise((resolve) => {
		const request = new XMLHttpRequest();
		request.onload = () => resolve(request.responseText);
		request.open("GET", address);
		request.send();
	});
}

test("what is a list and no grid is exported with all its columns, and saved as the server names it", async () => {
	const saved: HTMLAnchorElement[] = [];
	vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
		this: HTMLAnchorElement,
	) {
		saved.push(this);
	});
	const { server } = testPage();
	server.answerFile(startListExport, "Abteilungen: alle 2026-11-21.csv", "Name\r\nNord\r\n");
	await exportUnits();
	await expect.poll(() => saved.length).toBe(1);
	expect(saved[0]?.download).toBe("Abteilungen: alle 2026-11-21.csv");
	expect(await contentOf(saved[0]?.href ?? "")).toBe("Name\r\nNord\r\n");
	expect(server.calls(startListExport).map(({ body }) => body)).toEqual([
		{
			list: "staff.units",
			format: "CSV_INT",
			columns: [],
			filter: { includeDisabled: true },
		},
	]);
	expect(toastStore.get()).toEqual([]);
});

test("of a long list a task makes the file, and that is said", async () => {
	testPage().server.answer(startListExport, { jobId: crypto.randomUUID() });
	await exportUnits();
	await expect
		.poll(() => toastStore.get().map(({ title }) => title))
		.toEqual(["Der Export läuft als Aufgabe"]);
});
