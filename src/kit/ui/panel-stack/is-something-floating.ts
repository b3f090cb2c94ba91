const floating =
	"dialog[open], [data-floating], [role=listbox]:popover-open, .mantine-Popover-dropdown, .mantine-Menu-dropdown, .mantine-Combobox-dropdown, .mantine-Modal-content";

/** Whether something floats over page and panels that Escape closes first. */
export function isSomethingFloating(): boolean {
	return [...document.querySelectorAll(floating)].some((element) => element.checkVisibility());
}
