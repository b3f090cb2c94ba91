import {
	IconAlertTriangle,
	IconBug,
	IconCircleCheck,
	IconCircleX,
	IconInfoCircle,
	IconX,
} from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { times } from "#kit/contract/limits.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useStore } from "../create-store.ts";
import { IconButton } from "../icon-button.tsx";
import { texts } from "../text.ts";
import { panelFeet } from "./panel-feet.ts";
import { dropToast, type ShownToast, type ToastType, toastStore } from "./toast.ts";
import "./toast.css";

const icons = {
	info: IconInfoCircle,
	warning: IconAlertTriangle,
	error: IconCircleX,
	positive: IconCircleCheck,
	negative: IconCircleX,
	debug: IconBug,
} as const satisfies Record<ToastType, unknown>;

/** All passing messages; they are read aloud, and stay while somebody points at them. */
export function ToastHost() {
	const toasts = useStore(toastStore);
	const feet = useStore(panelFeet);
	const t = useTexts(texts);
	return (
		<section
			className="toasts"
			aria-live="polite"
			aria-label={t.notifications}
			popover="manual"
			data-high={feet > 0 || undefined}
			ref={(element) => raise(element, toasts)}
		>
			{toasts.map((one) => (
				<ToastCard key={one.key} toast={one} />
			))}
		</section>
	);
}

/** Dialogs lie in the browser's top layer; messages have to lie above them. */
function raise(element: HTMLElement | null, toasts: readonly unknown[]): void {
	if (element === null) return;
	if (element.matches(":popover-open")) element.hidePopover();
	if (toasts.length > 0) element.showPopover();
}

function ToastCard({ toast }: { readonly toast: ShownToast }) {
	const t = useTexts(texts);
	const [isHeld, setHeld] = useState(false);
	const { key, timeout = times.toast } = toast;
	useEffect(() => {
		if (isHeld) return;
		const timer = setTimeout(() => dropToast(key), timeout);
		return () => clearTimeout(timer);
	}, [isHeld, key, timeout]);
	const Icon = icons[toast.type];
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only stops its time
		<div
			className={`toast toast-${toast.type}`}
			role={toast.type === "error" ? "alert" : "status"}
			onPointerEnter={() => setHeld(true)}
			onPointerLeave={() => setHeld(false)}
			onFocus={() => setHeld(true)}
			onBlur={() => setHeld(false)}
		>
			<Icon size={18} stroke={1.8} aria-label={t.toast[toast.type]} />
			<div className="toast-text">
				<b>{toast.title}</b>
				{toast.text && <p>{toast.text}</p>}
			</div>
			{toast.action && (
				<button
					type="button"
					className="toast-action"
					onClick={() => {
						dropToast(key);
						toast.action?.run();
					}}
				>
					{toast.action.label}
				</button>
			)}
			<IconButton label={t.close} icon={IconX} onClick={() => dropToast(key)} />
		</div>
	);
}
