/** As lists are sorted: "Vogt, Lena". */
export function userName(person: {
	readonly firstName: string;
	readonly lastName: string;
}): string {
	return `${person.lastName}, ${person.firstName}`;
}
