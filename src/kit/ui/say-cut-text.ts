/** How far out from what the pointer is on the ellipsis may stand. */
const levels = 4;

const said = new WeakSet<Element>();

/**
 * What an ellipsis cuts is said whole by a title, once the pointer or the focus comes to it, and so is the word of a
 * button that has room for its picture alone: nobody has to think of one wherever words may turn out too long.
 *
 * @returns ends it
 */
export function sayCutText(): () => void {
	document.addEventListener("mouseover", sayWhole, { passive: true });
	document.addEventListener("focusin", sayWhole, { passive: true });
	return () => {
		document.removeEventListener("mouseover", sayWhole);
		document.removeEventListener("focusin", sayWhole);
	};
}

function sayWhole({ target }: Event): void {
	let at = target instanceof Element ? target : null;
	for (let level = 0; at !== null && level < levels; level++, at = at.parentElement) {
		if (said.has(at)) {
			at.removeAttribute("title");
			said.delete(at);
		}
		if (!isCut(at) || at.closest("[title]") !== null) continue;
		at.setAttribute("title", wordsOf(at));
		said.add(at);
		return;
	}
}

function isCut(element: Element): boolean {
	if (element instanceof HTMLInputElement && element.type === "password") return false;
	if (isPictureAlone(element)) return true;
	if (getComputedStyle(element).textOverflow !== "ellipsis") return false;
	return element.scrollWidth > element.clientWidth || isEmptyCut(element) || isInPadding(element);
}

/** The ellipsis stands before the padding, so words that reach into it are cut already, and nothing yet overflows. */
function isInPadding(element: Element): boolean {
	const words = document.createRange();
	words.selectNodeContents(element);
	const end = element.getBoundingClientRect().right;
	const padding = Number.parseFloat(getComputedStyle(element).paddingRight);
	return words.getBoundingClientRect().right > end - padding + 0.5;
}

/** A button that has its words only where there is room for them. */
function isPictureAlone(element: Element): boolean {
	const words = element.matches("button") && element.querySelector(".mantine-Button-label");
	return words instanceof Element && getComputedStyle(words).clipPath === "inset(50%)";
}

/** What stands in an empty field does not count as its content. */
function isEmptyCut(element: Element): boolean {
	if (!(element instanceof HTMLInputElement) || element.value !== "") return false;
	return isPlaceholderCut(element, element.placeholder);
}

/**
 * Tells whether a field is too narrow for what would stand in it while it is empty, now and whenever its width changes.
 *
 * @returns ends it
 */
export function watchPlaceholder(
	field: HTMLInputElement,
	placeholder: string,
	tell: (isCut: boolean) => void,
): () => void {
	const look = () => tell(isPlaceholderCut(field, placeholder));
	look();
	const observer = new ResizeObserver(look);
	observer.observe(field);
	return () => observer.disconnect();
}

function isPlaceholderCut(field: HTMLInputElement, placeholder: string): boolean {
	const brush = document.createElement("canvas").getContext("2d");
	if (brush === null || placeholder === "") return false;
	const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(field);
	// its shorthand is empty where figures stand in columns
	brush.font = `${fontWeight} ${fontSize} ${fontFamily}`;
	const aside = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
	return brush.measureText(placeholder).width > field.clientWidth - aside;
}

function wordsOf(element: Element): string {
	if (element instanceof HTMLInputElement) return element.value || element.placeholder;
	const label = element.getAttribute("aria-label");
	if (label !== null) return label;
	const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
	const words: string[] = [];
	while (walker.nextNode()) words.push(walker.currentNode.textContent?.trim() ?? "");
	return words.filter((word) => word !== "").join(" ");
}
