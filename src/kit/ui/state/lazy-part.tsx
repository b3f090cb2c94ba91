import {
	type ComponentType,
	type ReactNode,
	useEffect,
	useReducer,
	useState,
} from "react";

export interface LazyPart<Props extends object> {
	/** Fetches the code ahead of time. */
	preload(): Promise<void>;
	readonly Part: ComponentType<{
		readonly props: Props;
		/** Shown while the code is on its way. */
		readonly fallback: ReactNode;
	}>;
}

/**
 * A component whose code is fetched when it is needed. Shown at once when it is there already, and as soon as it comes:
 * React's own `lazy` holds back what replaces a fallback for 300 ms. A failure goes to the error boundary; the next
 * mount tries again.
 */
export function lazyPart<Props extends object>(
	load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyPart<Props> {
	let loaded: ComponentType<Props> | undefined;
	const preload = async () => {
		loaded ??= (await load()).default;
	};
	const Part: LazyPart<Props>["Part"] = ({ props, fallback }) => {
		const [, showLoaded] = useReducer((count: number) => count + 1, 0);
		const [failure, setFailure] = useState<{ error: unknown } | null>(null);
		useEffect(() => {
			if (loaded !== undefined) return;
			let isThere = true;
			preload().then(
				() => isThere && showLoaded(),
				(error: unknown) => isThere && setFailure({ error }),
			);
			return () => {
				isThere = false;
			};
		}, []);
		if (failure !== null) throw failure.error;
		if (loaded === undefined) return fallback;
		const Loaded = loaded;
		return <Loaded {...props} />;
	};
	return { preload, Part };
}
