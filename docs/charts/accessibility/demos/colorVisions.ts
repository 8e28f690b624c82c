/** Matrices of feColorMatrix for severe color vision deficiencies (Machado, Oliveira and Fernandes, 2009). */
export const colorVisions: Record<string, string> = {
  'Full color vision': '1 0 0 0 0  0 1 0 0 0  0 0 1 0 0  0 0 0 1 0',
  Protanopia: '0.152 1.053 -0.205 0 0  0.115 0.786 0.099 0 0  -0.004 -0.048 1.052 0 0  0 0 0 1 0',
  Deuteranopia: '0.367 0.861 -0.228 0 0  0.280 0.673 0.047 0 0  -0.012 0.043 0.969 0 0  0 0 0 1 0',
  Tritanopia: '1.256 -0.077 -0.179 0 0  -0.078 0.931 0.148 0 0  0.005 0.691 0.304 0 0  0 0 0 1 0',
  'No color': '0.213 0.715 0.072 0 0  0.213 0.715 0.072 0 0  0.213 0.715 0.072 0 0  0 0 0 1 0',
};
