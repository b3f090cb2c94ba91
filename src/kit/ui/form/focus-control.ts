const controls = "input:not([type=hidden]), textarea, select, button";

/** Brings a field into sight and focuses it; where the id is a group's, its first control. */
export function focusControl(id: string): void {
	const element = document.getElementById(id);
	if (element === null) return;
	element.scrollIntoView({ block: "center" });
	const control = element.matches(controls)
		? element
		: element.querySelector<HTMLElement>(controls);
	(control ?? element).focus({ preventScroll: true });
}
