import { type RefObject, useEffect, useRef } from "react";

/** Ctrl+S saves the form that is seen on top; the browser's own dialog stays away. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>, save: () => void): void {
	const latest = useRef(save);
	useEffect(() => {
		latest.current = save;
	});
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => {
			const isSave = (event.ctrlKey || event.metaKey) && event.key === "s";
			if (!isSave || event.altKey || event.defaultPrevented) return;
			const element = form.current;
			if (element === null || !isOnTop(element)) return;
			event.preventDefault();
			latest.current();
		};
		window.addEventListener("keydown", onKeyDown);
		return () => window.removeEventListener("keydown", onKeyDown);
	}, [form]);
}

function isOnTop(element: Element): boolean {
	const dialog = document.querySelector("dialog[open]");
	return (
		element.checkVisibility({ visibilityProperty: true }) &&
		(dialog === null || dialog.contains(element))
	);
}
