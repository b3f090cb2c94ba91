import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { freshEntry } from "#areas/session/sign-in/web/test-entry.tsx";
import { tellRejection } from "./tell-rejection.ts";

const entry = freshEntry();
const words = "Der Anbieter hat die Anmeldung abgelehnt.";

test("a rejection carries the trace id where there is one", async () => {
	entry().show(null);
	void tellRejection("4bf92f3577b34da6");
	const alert = page.getByRole("alertdialog", { name: "Fehler bei der Anmeldung" });
	await expect.element(alert.getByText(words)).toBeVisible();
	await expect.element(alert.getByText("Vorgangsnummer 4bf92f3577b34da6")).toBeVisible();
});

test("a rejection without trace id shows no empty line", async () => {
	entry().show(null);
	void tellRejection(undefined);
	await expect.element(page.getByText(words)).toBeVisible();
	expect(page.getByRole("listitem").query()).toBeNull();
});
