/** What a tenant asks of its passwords. The counts say how many characters of a kind there must be at least. */
export interface PasswordPolicy {
	readonly minimumLength: number;
	readonly maximumLength: number;
	readonly uppersCount: number;
	readonly lowersCount: number;
	readonly digitsCount: number;
	readonly specialCharsCount: number;
}

export const defaultPasswordPolicy: PasswordPolicy = {
	minimumLength: 8,
	maximumLength: 64,
	uppersCount: 1,
	lowersCount: 1,
	digitsCount: 1,
	specialCharsCount: 1,
};

/** The only characters that count as special: both sides must agree on them, and every keyboard must reach them. */
export const specialCharacters = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~§€°";
