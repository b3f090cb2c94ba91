import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { dropDialogs } from "#kit/ui/dialog/dialog-store.ts";
import { UiProvider } from "#kit/ui/ui-provider.tsx";
import { ApiError, NetworkError } from "../api-error.ts";
import { connection } from "../connection.ts";
import { deleteMany } from "./change-many.ts";

let root: Root;
beforeEach(() => {
	root = createRoot(document.body.appendChild(document.createElement("div")));
	flushSync(() => root.render(<UiProvider colorScheme="light">{null}</UiProvider>));
});
afterEach(() => {
	flushSync(dropDialogs);
	flushSync(() => root.unmount());
	document.body.replaceChildren();
	connection.set("online");
});

const inUse = new ApiError(409, {
	error: "InvalidAction",
	code: "IN_USE",
	message: "Wird noch verwendet.",
	details: [],
	traceId: "",
});

test("what could not be deleted is told with its reason, the rest is gone", async () => {
	const outcome = deleteMany({
		rows: ["Früh", "Spät", "Nacht"],
		nameOf: (row) => row,
		title: "Dienste löschen",
		remove: async (row) => {
			if (row !== "Früh") throw inUse;
		},
	});
	await expect
		.element(page.getByText("Einige Einträge konnten nicht gelöscht werden (2 Einträge)."))
		.toBeVisible();
	await expect.element(page.getByText("Spät: Wird noch verwendet.")).toBeVisible();
	await page.getByRole("button", { name: "OK" }).click();
	expect(await outcome).toEqual({ deleted: ["Früh"], kept: ["Spät", "Nacht"] });
});

test("one that stays is one entry", async () => {
	void deleteMany({
		rows: ["Spät"],
		nameOf: (row) => row,
		title: "Dienste löschen",
		remove: async () => {
			throw inUse;
		},
	});
	await expect
		.element(page.getByText("Einige Einträge konnten nicht gelöscht werden (1 Eintrag)."))
		.toBeVisible();
});

test("a lost connection ends it; nothing more is sent", async () => {
	const rows = Array.from({ length: 50 }, (_, index) => index);
	let sent = 0;
	const { deleted, kept } = await deleteMany({
		rows,
		nameOf: String,
		title: "Dienste löschen",
		remove: async () => {
			sent += 1;
			throw new NetworkError(undefined);
		},
	});
	expect(sent).toBeLessThanOrEqual(4);
	expect(deleted).toEqual([]);
	expect(kept).toHaveLength(50);
});
