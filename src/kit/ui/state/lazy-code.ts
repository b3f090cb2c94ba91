import type { ComponentType } from "react";

/** A component whose code is fetched when it is needed, once. */
export interface LazyCode<Props extends object> {
	preload(): Promise<void>;
	/** Undefined until it has come. */
	loaded(): ComponentType<Props> | undefined;
}

export function lazyCode<Props extends object>(
	load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyCode<Props> {
	let component: ComponentType<Props> | undefined;
	return {
		async preload() {
			component ??= (await load()).default;
		},
		loaded: () => component,
	};
}
