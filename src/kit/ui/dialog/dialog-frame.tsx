import { type ReactNode, useEffect, useId, useState } from "react";
import { sizes } from "#kit/contract/limits.ts";
import { grown } from "../scale-of-type.ts";
import { FloatingPlace } from "./floating-place.ts";
import "./dialog.css";

interface Given {
	readonly title: string;
	/** 500 px, 700 px or a modal's size. */
	readonly size?: keyof typeof sizes.dialog | keyof typeof sizes.modal;
	readonly children: ReactNode;
	readonly footer?: ReactNode;
	/** Escape; without it Escape does nothing. */
	readonly onCancel?: (() => void) | undefined;
	readonly role?: "dialog" | "alertdialog";
}

/** A dialog over everything: the browser keeps focus inside and gives it back. */
export function DialogFrame({
	title,
	size = "narrow",
	children,
	footer,
	onCancel,
	role = "dialog",
}: Given) {
	const [element, setElement] = useState<HTMLDialogElement | null>(null);
	const titleId = useId();
	useEffect(() => {
		const before = document.activeElement;
		if (element === null) return;
		if (!element.open) element.showModal();
		return () => {
			element.close();
			if (before instanceof HTMLElement && before.isConnected) before.focus();
		};
	}, [element]);
	return (
		<dialog
			ref={setElement}
			className="dialog"
			role={role}
			data-size={size}
			aria-labelledby={titleId}
			style={{ width: widthOf(size) }}
			onCancel={(event) => {
				event.preventDefault();
				onCancel?.();
			}}
		>
			<h2 id={titleId}>{title}</h2>
			<div className="dialog-body">
				<FloatingPlace value={element}>{children}</FloatingPlace>
			</div>
			{footer && <div className="dialog-footer">{footer}</div>}
		</dialog>
	);
}

function widthOf(size: NonNullable<Given["size"]>): string {
	if (size === "narrow" || size === "wide") return grown(sizes.dialog[size]);
	const { width, percent } = sizes.modal[size];
	return Number.isFinite(width) ? `min(${grown(width)}, ${percent}vw)` : "100vw";
}
