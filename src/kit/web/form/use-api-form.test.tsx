import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { typedText } from "#kit/contract/fields.ts";
import { refusal } from "#kit/contract/refusal.ts";
import { StubServer } from "#kit/testing/stub-server.ts";
import { dropDialogs } from "#kit/ui/dialog/dialog-store.ts";
import { TextField } from "#kit/ui/field/text-field.tsx";
import { FormBody } from "#kit/ui/form/form-body.tsx";
import { FormFooter } from "#kit/ui/form/form-footer.tsx";
import { dropToast, toastStore } from "#kit/ui/toast/toast.ts";
import { UiProvider } from "#kit/ui/ui-provider.tsx";
import { useApiForm } from "./use-api-form.ts";

const updateTag = endpoint("updateTag", {
	route: "PUT /api/tags",
	summary: "Changes a tag.",
	access: { signedIn: true },
	input: z.strictObject({ version: z.int(), name: typedText({ min: 1, max: 10 }) }),
	answer: z.object({ version: z.int() }),
	refusals: [refusal("InvalidAction", "DUPLICATE")],
});

let root: Root;
let server: StubServer;
let answers: unknown[];
/** Whether something was, when it was told to be saved. */
let unsaved: boolean[];
beforeEach(() => {
	answers = [];
	unsaved = [];
	sessionStorage.clear();
	server = new StubServer();
	root = createRoot(document.body.appendChild(document.createElement("div")));
	flushSync(() =>
		root.render(
			<UiProvider colorScheme="light">
				<Sample />
			</UiProvider>,
		),
	);
});
afterEach(() => {
	flushSync(dropDialogs);
	for (const { key } of toastStore.get()) dropToast(key);
	flushSync(() => root.unmount());
	document.body.replaceChildren();
	server.close();
});

function Sample() {
	const form = useApiForm({
		draftKey: "test.tag",
		initial: { name: "Alt" },
		version: 7,
		fields: { name: { label: "Name" } },
		endpoint: updateTag,
		input: (values, version = 0) => ({ version, ...values }),
		context: "Schlagwort speichern",
		onSaved: (answer) => {
			answers.push(answer);
			unsaved.push(form.hasChanges());
		},
	});
	return (
		<FormBody form={form}>
			<TextField {...form.field("name")} />
			<FormFooter form={form} />
		</FormBody>
	);
}

const field = () => page.getByRole("textbox", { name: "Name" });
const save = () => page.getByRole("button", { name: "Speichern" }).click();

test("sends values and version, and hands on the answer", async () => {
	server.answer(updateTag, { version: 8 });
	await field().fill("Neu");
	await save();
	await expect.poll(() => answers).toEqual([{ version: 8 }]);
	// what it leads to need not ask about input that is saved
	expect(unsaved).toEqual([false]);
	expect(server.calls(updateTag).map(({ body }) => body)).toEqual([{ name: "Neu", version: 7 }]);
});

test("the contract's own limits are told before anything is sent", async () => {
	await field().fill("Springerpool");
	await save();
	await expect.element(page.getByText("Höchstens 10 Zeichen.").first()).toBeVisible();
	await field().fill(" ");
	await save();
	await expect.element(page.getByText("Bitte füllen Sie dieses Feld aus.").first()).toBeVisible();
	expect(server.calls(updateTag)).toEqual([]);
});

test("details go to their field, the rest is told as a message", async () => {
	server.refuse(updateTag, 409, {
		error: "InvalidAction",
		code: "DUPLICATE",
		message: "Schon vergeben.",
		details: [{ field: "name", text: "Diesen Namen gibt es schon." }],
		traceId: "",
	});
	await field().fill("Doppelt");
	await save();
	await expect.element(page.getByText("Diesen Namen gibt es schon.").first()).toBeVisible();
	server.refuse(updateTag, 500, {
		error: "UnknownError",
		code: "UNKNOWN",
		message: "Interner Server Fehler",
		details: [],
		traceId: "t1",
	});
	await field().fill("Anders");
	await save();
	await expect
		.poll(() => toastStore.get().map(({ title }) => title))
		.toEqual(["Schlagwort speichern"]);
	await expect.element(field()).toHaveValue("Anders");
});

test("what was refused because too much is asked is told, and stays as it was typed", async () => {
	server.refuse(updateTag, 429, {
		error: "TooManyAttempts",
		code: "TOO_MANY_REQUESTS",
		message: "Zu viele Anfragen.",
		details: [],
		timeUntilRetry: 1,
		traceId: "",
	});
	await field().fill("Getippt");
	await save();
	await expect.poll(() => toastStore.get().map(({ text }) => text)).toEqual(["Zu viele Anfragen."]);
	await expect.element(field()).toHaveValue("Getippt");
	server.answer(updateTag, { version: 8 });
	await save();
	await expect.poll(() => answers).toEqual([{ version: 8 }]);
	expect(server.calls(updateTag).map(({ body }) => body)).toEqual([
		{ name: "Getippt", version: 7 },
		{ name: "Getippt", version: 7 },
	]);
});
