import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { useDraft } from "./use-draft.ts";

function Form() {
	const [name, setName, drop] = useDraft("form", "");
	return (
		<>
			<input
				aria-label="Name"
				value={name}
				onChange={(event) => setName(event.currentTarget.value)}
			/>
			<button type="button" onClick={drop}>
				Gesendet
			</button>
		</>
	);
}

let root: Root;
const show = () => {
	root = createRoot(document.body.appendChild(document.createElement("div")));
	flushSync(() => root.render(<Form />));
};
const hide = () => {
	flushSync(() => root.unmount());
	document.body.replaceChildren();
};
beforeEach(show);
afterEach(() => {
	hide();
	sessionStorage.clear();
});

test("what was typed is there again, until it was sent", async () => {
	await page.getByLabelText("Name").fill("Vogt");
	hide();
	show();
	await expect.element(page.getByLabelText("Name")).toHaveValue("Vogt");
	await page.getByRole("button", { name: "Gesendet" }).click();
	hide();
	show();
	await expect.element(page.getByLabelText("Name")).toHaveValue("");
});
