import { useState } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { deviceNow } from "#kit/web/clock.ts";
import { UiProvider } from "../ui-provider.tsx";
import type { InputType } from "./field-fault.ts";
import { SearchField } from "./search-field.tsx";
import { TextField } from "./text-field.tsx";

let root: Root;
beforeEach(() => {
	root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
	flushSync(() => root.unmount());
	document.body.replaceChildren();
});

function Sample(given: { readonly type?: InputType; readonly validate?: boolean }) {
	const [value, setValue] = useState("");
	return <TextField label="Angabe" required value={value} onChange={setValue} {...given} />;
}

function show(content: React.ReactNode): void {
	flushSync(() => root.render(<UiProvider colorScheme="light">{content}</UiProvider>));
}

const field = () => page.getByRole("textbox", { name: "Angabe" });

test("a required field carries its mark and turns red when empty and validation is on", async () => {
	show(<Sample />);
	await expect.element(page.getByText("*")).toBeVisible();
	await expect.element(field()).not.toHaveAttribute("aria-invalid", "true");
	show(<Sample validate />);
	await expect.element(field()).toHaveAttribute("aria-invalid", "true");
	await expect.element(page.getByText("Bitte füllen Sie dieses Feld aus.")).toBeVisible();
	await field().fill("x");
	await expect.element(field()).not.toHaveAttribute("aria-invalid", "true");
});

test("a mail address is checked when the field is left, never while typing", async () => {
	show(<Sample type="MAIL" />);
	await field().fill("lena@klinikum");
	await expect.element(field()).not.toHaveAttribute("aria-invalid", "true");
	await userEvent.tab();
	await expect
		.element(page.getByText("Bitte geben Sie eine gültige E-Mail Adresse ein."))
		.toBeVisible();
	await expect.element(field()).toHaveValue("lena@klinikum");
});

test("texts end at 2,000 characters", async () => {
	show(<Sample />);
	await expect.element(field()).toHaveAttribute("maxlength", "2000");
});

test("a search that is too narrow for what it looks through says one word until it is wide enough", async () => {
	const box = (width: number) => (
		<div style={{ width }}>
			<SearchField label="Suche" placeholder="Name, Personalnr. oder E-Mail" onSearch={() => {}} />
		</div>
	);
	show(box(120));
	await expect.element(page.getByPlaceholder("Suchen")).toBeVisible();
	show(box(400));
	await expect.element(page.getByPlaceholder("Name, Personalnr. oder E-Mail")).toBeVisible();
});

test("a search fires once, half a second after the last key", async () => {
	const asked: { query: string; at: number }[] = [];
	show(<SearchField label="Suche" onSearch={(query) => asked.push({ query, at: deviceNow() })} />);
	await page.getByLabelText("Suche").fill("Vo");
	await page.getByLabelText("Suche").fill("Vogt");
	const typed = deviceNow();
	await expect.poll(() => asked.map((one) => one.query)).toEqual(["Vogt"]);
	expect((asked[0]?.at ?? 0) - typed).toBeGreaterThan(350);
	await page.getByRole("button", { name: "Leeren" }).click();
	await expect.poll(() => asked.map((one) => one.query)).toEqual(["Vogt", ""]);
});
