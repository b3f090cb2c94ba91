import { useEffect, useSyncExternalStore } from "react";

export interface Store<T> {
	get(): T;
	set(value: T): void;
	subscribe(listener: () => void): () => void;
}

/** One value that lives outside of React: readable by plain code, watched by components through `useStore`. */
export function createStore<T>(initial: T): Store<T> {
	let value = initial;
	const listeners = new Set<() => void>();
	return {
		get: () => value,
		set(next) {
			if (Object.is(next, value)) return;
			value = next;
			for (const listener of [...listeners]) listener();
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}

export function useStore<T>(store: Store<T>): T {
	return useSyncExternalStore(store.subscribe, store.get);
}

/** Has a value among those of a store for as long as the component is shown; the newest stands at the end. */
export function useListed<K, V>(store: Store<ReadonlyMap<K, V>>, key: K, value: V): void {
	useEffect(() => store.set(new Map(store.get()).set(key, value)), [store, key, value]);
	useEffect(
		() => () => {
			const left = new Map(store.get());
			left.delete(key);
			store.set(left);
		},
		[store, key],
	);
}
