import { times } from "#kit/contract/limits.ts";
import { createStore } from "../create-store.ts";

export const toastTypes = ["info", "warning", "error", "positive", "negative", "debug"] as const;
export type ToastType = (typeof toastTypes)[number];

export interface Toast {
	readonly type: ToastType;
	readonly title: string;
	readonly text?: string | undefined;
	/** Milliseconds; 3000 unless said otherwise. The pointer over it or focus in it stops the time. */
	readonly timeout?: number;
	readonly action?: { readonly label: string; readonly run: () => void };
}

export interface ShownToast extends Toast {
	readonly key: number;
}

export const toastStore = createStore<readonly ShownToast[]>([]);
let lastKey = 0;
const mostAtOnce = 5;

/** Shows a passing message at the lower edge. */
export function toast(given: Toast): void {
	lastKey += 1;
	const shown = { timeout: times.toast, ...given, key: lastKey };
	toastStore.set([...toastStore.get(), shown].slice(-mostAtOnce));
}

export function dropToast(key: number): void {
	toastStore.set(toastStore.get().filter((one) => one.key !== key));
}
