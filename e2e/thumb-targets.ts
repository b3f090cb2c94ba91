import type { Page } from "playwright-core";

/**
 * What a thumb does not hit safely: every button, link and field that is shown and takes a press in less than 44 × 44
 * pixels. What lies around a small sign may take the press for it; links within a sentence are left to the sentence.
 *
 * @param within where to look: the last of its kind
 * @returns a line for each, the same one once
 */
export function smallTargets(page: Page, within = "body"): Promise<string[]> {
	const source = [look, isTarget, isWithinSentence, shortOf, takesPress, areaOf, nameOf]
		.map(String)
		.join("\n");
	return page.evaluate(`(() => { ${source}; return look(${JSON.stringify(within)}); })()`);
}

function look(selector: string): string[] {
	const root = [...document.querySelectorAll(selector)].at(-1) ?? document.body;
	const targets = [
		...root.querySelectorAll<HTMLElement>(
			"a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=radio], [role=checkbox], [role=switch], [role=menuitem]",
		),
	].filter(isTarget);
	const found = targets.flatMap((target) => {
		const short = shortOf(target);
		return short === undefined ? [] : [`„${nameOf(target)}“ takes a press in ${short}`];
	});
	return [...new Set(found)];
}

function isTarget(target: HTMLElement): boolean {
	if (target.matches(":disabled, [type=hidden], [type=file]")) return false;
	if (target.closest("[inert], [aria-hidden=true]") !== null) return false;
	if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
	const { width, height } = target.getBoundingClientRect();
	if (width < 2 || height < 2) return false;
	for (let at: Element | null = target; at; at = at.parentElement) {
		if (getComputedStyle(at).clipPath === "inset(50%)") return false;
	}
	return !isWithinSentence(target);
}

function isWithinSentence(target: HTMLElement): boolean {
	if (getComputedStyle(target).display !== "inline") return false;
	return [...(target.parentElement?.childNodes ?? [])].some(
		(node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ""),
	);
}

/** Its size where that is too small, e.g. "60 × 24"; undefined where it is large enough. */
function shortOf(target: HTMLElement): string | undefined {
	const { width, height } = areaOf(target).getBoundingClientRect();
	const [isNarrow, isLow] = [width < 43.5, height < 43.5];
	if (!isNarrow && !isLow) return undefined;
	target.scrollIntoView({ block: "center", inline: "center" });
	const { left, top } = areaOf(target).getBoundingClientRect();
	const [x, y] = [left + width / 2, top + height / 2];
	const aside = !isNarrow || (takesPress(target, x - 21, y) && takesPress(target, x + 21, y));
	const above = !isLow || (takesPress(target, x, y - 21) && takesPress(target, x, y + 21));
	return aside && above ? undefined : `${Math.round(width)} × ${Math.round(height)}`;
}

function takesPress(target: HTMLElement, x: number, y: number): boolean {
	const hit = document.elementFromPoint(x, y);
	if (hit === null) return false;
	return areaOf(target).contains(hit);
}

/** A field stands within its edge, a box to tick within what it is called. */
function areaOf(target: HTMLElement): HTMLElement {
	if (!(target instanceof HTMLInputElement)) return target;
	return target.closest<HTMLElement>(".input, label") ?? target;
}

function nameOf(target: HTMLElement): string {
	const { id, className, tagName } = target;
	const label = target instanceof HTMLInputElement ? target.labels?.[0]?.textContent : undefined;
	const said = target.getAttribute("aria-label") ?? label ?? target.textContent ?? "";
	const kind = typeof className === "string" ? className.split(" ")[0] : "";
	return `${said.trim().slice(0, 40) || id} (${tagName.toLowerCase()}.${kind})`;
}
