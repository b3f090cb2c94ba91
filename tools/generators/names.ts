/** `create-absence` → `createAbsence`; `users.detail` → `usersDetail`. */
export function camelCase(name: string): string {
	return name.replace(/[-_.](\w)/g, (_all, letter: string) => letter.toUpperCase());
}

/** `create-absence` → `CreateAbsence`. */
export function pascalCase(name: string): string {
	const camel = camelCase(name);
	return camel.charAt(0).toUpperCase() + camel.slice(1);
}

/** `create-absence` → `create absence`. */
export function sentence(name: string): string {
	return name.replace(/[-_.]/g, " ");
}

/** Throws with the way out unless `name` looks as it must. */
export function demand(name: string, pattern: RegExp, wish: string): string {
	if (pattern.test(name)) return name;
	throw new Error(`"${name}" will not do: ${wish}.`);
}
