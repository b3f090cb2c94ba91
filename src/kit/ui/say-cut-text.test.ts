import { afterEach, beforeEach, expect, test } from "vitest";
import { sayCutText } from "./say-cut-text.ts";

let end: () => void;
beforeEach(() => {
	end = sayCutText();
});
afterEach(() => {
	end();
	document.body.replaceChildren();
});

function show(html: string, width: number): HTMLElement {
	document.body.innerHTML = html;
	const box = document.body.firstElementChild as HTMLElement;
	box.style.cssText = `width: ${width}px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap`;
	return box;
}

function point(at: Element | null): void {
	at?.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
}

test("what an ellipsis cuts is said by a title, as long as it is cut", () => {
	const box = show("<div><b>Albrecht,</b> <i>Anna Maria</i></div>", 40);
	point(box.querySelector("i"));
	expect(box.title).toBe("Albrecht, Anna Maria");
	box.style.width = "400px";
	point(box);
	expect(box.hasAttribute("title")).toBe(false);
});

test("a title that is there says more, and stays", () => {
	const box = show('<div title="Station 2 · Haus Nord">Station 2 und vieles mehr</div>', 40);
	point(box);
	expect(box.title).toBe("Station 2 · Haus Nord");
});

test("a field says its value, a password never", () => {
	const field = show('<input value="lena.vogt@klinikum.example">', 60);
	point(field);
	expect(field.title).toBe("lena.vogt@klinikum.example");
	const empty = show('<input placeholder="Name, Personalnr., Vorlage">', 60);
	point(empty);
	expect(empty.title).toBe("Name, Personalnr., Vorlage");
	const secret = show('<input type="password" value="lena.vogt@klinikum.example">', 60);
	point(secret);
	expect(secret.title).toBe("");
});

test("a button with room for its picture alone says its word", () => {
	const button = show(
		'<button><svg></svg><span class="mantine-Button-label">Importieren</span></button>',
		30,
	);
	button.style.textOverflow = "clip";
	point(button.querySelector("svg"));
	expect(button.title).toBe("");
	const word = button.querySelector("span");
	if (word) word.style.clipPath = "inset(50%)";
	point(button.querySelector("svg"));
	expect(button.title).toBe("Importieren");
});

test("what is cut because it would reach into the padding is said whole", () => {
	const cell = show("<div>Gesetzlicher Feiertag</div>", 240);
	point(cell);
	expect(cell.title).toBe("");
	cell.style.boxSizing = "border-box";
	cell.style.overflow = "clip";
	cell.style.paddingRight = "140px";
	point(cell);
	expect(cell.scrollWidth).toBe(cell.clientWidth);
	expect(cell.title).toBe("Gesetzlicher Feiertag");
});
