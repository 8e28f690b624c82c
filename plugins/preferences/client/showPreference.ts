import { preferences, type PreferenceName } from '../preferences';
import type { ColorMode } from '../types';
import { showColorMode } from './showColorMode';

/** Puts a choice on `<html>`, where styles and hooks find it. */
export function showPreference(name: PreferenceName, value: string): void {
  if (name === 'colorMode') {
    showColorMode(value as ColorMode);
  } else {
    document.documentElement.setAttribute(preferences[name].attribute, value);
  }
}
