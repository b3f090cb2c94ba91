/** `validFrom` → `valid_from` */
export type Snake<S extends string> = S extends `${infer C}${infer Rest}`
	? `${C extends Lowercase<C> ? C : `_${Lowercase<C>}`}${Snake<Rest>}`
	: "";

export function snake(name: string): string {
	return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

type Columns<V> = { [K in keyof V & string as Snake<K>]: V[K] };

/** Values by the columns that bear their names. Example: `{ validFrom: day }` → `{ valid_from: day }` */
export function columnsOf<V extends object>(values: V): Columns<V> {
	const columns = Object.entries(values).map(([name, value]) => [snake(name), value]);
	return Object.fromEntries(columns) as Columns<V>;
}
